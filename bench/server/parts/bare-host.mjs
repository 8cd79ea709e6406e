import { text } from 'node:stream/consumers'
import Fastify from 'fastify'

const value = JSON.parse(await text(process.stdin))
const app = Fastify()
app.get('/', () => value)
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(app.server.address().port)
