import fc from 'fast-check'

const TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil\u202c',
  '\ufeff',
  '\u0130\u00df\u0149',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(10),
  "'; DROP TABLE users; --",
  "1' OR '1'='1",
  '%_\\',
  '$1',
  '{{7*7}}',
  '$(id)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'a\r\nset-cookie: x=1',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e999',
  '٣',
  ' ',
  '',
]

const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(300, 5000, 70_000).map((length) => 'x'.repeat(length)),
)

/** JSON objects that mean to change more than themselves. They are written as text: a literal would set the prototype. */
const prototypes = fc
  .constantFrom(
    '{"__proto__":{"role":"admin","isAdmin":true}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '{"toString":1,"valueOf":2,"toJSON":3,"then":4,"length":-1}',
    '{"hasOwnProperty":null}',
    '{"$ne":null}',
  )
  .map((text): unknown => JSON.parse(text))

const deep = fc.constantFrom(20, 200, 1000).map((depth) => {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value }
  return value
})

/** What no form ever sends. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 2, arbitrary: prototypes },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 2000 }, (_, at) => at)) },
  { weight: 1, arbitrary: fc.jsonValue() },
)
