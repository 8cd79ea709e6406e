/** A certificate of its own making: as PayPal's, but for nobody that it speaks for. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export interface SigningPair {
  readonly pem: string
  readonly privateKey: KeyObject
}

export interface Lifetime {
  /** Milliseconds since 1970. */
  readonly from: number
  readonly until: number
}

/** Each of an account's own, so that one account's messages are no other's. */
export function newSigningPair({ from, until }: Lifetime): SigningPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const name = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from('Simulated PayPal')))))
  const signed = sequence(
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    name,
    sequence(timeOf(from), timeOf(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]))
  const whole = sequence(signed, SHA256_WITH_RSA, signature).toString('base64')
  const lines = whole.match(/.{1,64}/g) ?? []
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  return { pem, privateKey }
}

/** A part of DER: what it is, how long, and what it holds. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const head = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts))
const set = (...parts: Buffer[]): Buffer => der(0x31, Buffer.concat(parts))

/** 2.5.4.3 */
const COMMON_NAME = Buffer.from('0603550403', 'hex')
/** 1.2.840.113549.1.1.11, without parameters. */
const SHA256_WITH_RSA = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'))

const timeOf = (milliseconds: number): Buffer =>
  der(0x18, Buffer.from(`${new Date(milliseconds).toISOString().replace(/[-:T]|\.\d+/g, '')}`))
