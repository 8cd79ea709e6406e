import helmet from '@fastify/helmet'
import { type FastifyInstance, fastify } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** What no page of ours uses. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * What is sent to browsers with every answer. Answers are not documents: their policy allows nothing.
 * Pages replace it with their own (content-policy.ts).
 */
export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const headers = await readHelmet(publicUrl.startsWith('https:'))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** They are the same for every answer, so the library is asked once: asked each time, it is a tenth of a small answer. */
async function readHelmet(isSecure: boolean): Promise<Record<string, string>> {
  const probe = fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    // The map of the contact page is a frame of another host, which need not know which page shows it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: isSecure && { maxAge: YEAR_SECONDS, includeSubDomains: false },
  })
  probe.get('/', (_request, reply) => reply.send({ ...reply.getHeaders() }))
  const { json } = await probe.inject('/')
  await probe.close()
  return { ...json<Record<string, string>>(), 'permissions-policy': PERMISSIONS }
}
