import { SMTPServer } from 'smtp-server'

/**
 * A mail server on a free port of this machine that keeps what it is given. `refuse` may answer an error text
 * for a recipient.
 * @param {{ user?: string, password?: string, refuse?: (recipient: string) => string | null }} [options]
 */
export async function openMailServer({ user, password, refuse = () => null } = {}) {
  /** @type {{ from: string, to: string[], source: string, secure: boolean }[]} */
  const received = []
  const server = new SMTPServer({
    authOptional: user === undefined,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user })
        : done(new Error('Wrong user or password')),
    onRcptTo: ({ address }, _session, done) => {
      const reason = refuse(address)
      done(reason === null ? null : Object.assign(new Error(reason), { responseCode: 450 }))
    },
    onData: async (stream, session, done) => {
      let source = ''
      for await (const part of stream) source += part
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        source,
        secure: session.secure,
      })
      done()
    },
    logger: false,
  })
  server.on('error', () => undefined)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  return {
    received,
    port: Number(server.server.address().port),
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  }
}
