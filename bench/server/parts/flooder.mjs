// Runs as a thread of its own, so that what it sends does not slow down the measurement beside it.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { url, seconds, perSecond, connections, method, path, headers, body } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const statuses = {}
const started = performance.now()
const wanted = seconds * perSecond
const pending = new Set()
for (let sent = 0; sent < wanted && performance.now() - started < seconds * 1000; ) {
  const isDue = performance.now() - started >= (sent * 1000) / perSecond
  if (!isDue || pending.size >= connections) {
    await pause(1)
    continue
  }
  sent += 1
  const answered = send().then((status) => {
    statuses[status] = (statuses[status] ?? 0) + 1
    pending.delete(answered)
  })
  pending.add(answered)
}
await Promise.all(pending)
agent.destroy()
parentPort.postMessage(statuses)

function send() {
  return new Promise((resolve) => {
    const asked = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode))
    })
    asked.on('error', (error) => resolve(error.code))
    asked.end(body)
  })
}
