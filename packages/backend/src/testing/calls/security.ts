import type { CallsOf } from './row.ts'

/** Others are signed in while it is asked, and hosts know more of them or less. */
const countless = () => null

export const security: CallsOf<'security'> = {
  sessions: { who: 'team', input: {}, inCommon: countless },
  endSession: { who: 'team', input: async ({ session }) => ({ id: await session() }) },
  endSessionsOf: {
    who: 'team',
    input: async ({ client }) => ({ userId: await client() }),
    inCommon: countless,
    // Others go on using their sessions there.
    shared: { input: { userId: 'nobody' }, answers: 'CLIENT_NOT_FOUND' },
  },
  secondFactors: { who: 'team', input: {}, inCommon: countless },
  apiKeys: { who: 'team', input: {}, inCommon: countless },
  revokeApiKey: { who: 'team', input: async ({ apiKey }) => ({ id: await apiKey() }) },
  limits: { who: 'team', inCommon: countless },
  liftAddress: { who: 'team', input: { address: '203.0.113.7' } },
  liftLimits: {
    who: 'team',
    input: async ({ client }) => ({ userId: await client() }),
  },
}
