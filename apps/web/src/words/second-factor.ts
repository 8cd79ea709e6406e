export const secondFactorWords = {
  off: 'With an authenticator app, nobody can sign in with your password alone: a code of your phone is asked for, too.',
  on: 'When you sign in, a code of your authenticator app is asked for, too.',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  fewCodes: 'Make new ones before you run out of them.',
  scan: 'Scan this with your authenticator app, or type the secret into it. Then enter the code that the app shows.',
  codes:
    'Each of these codes signs you in once when your phone is not at hand. They are shown this once: keep them where you keep what matters.',
  renew: 'The codes you have now stop working.',
  remove: 'Your password alone will then be enough to sign in. The recovery codes are deleted.',
}

export const secondFactorNeeded = {
  title: 'A second factor is needed',
  text: 'This shop asks its administrators for a second factor. Set up an authenticator app for your account, then come back.',
  setUp: 'Set it up',
  again: 'I have set it up',
}
