import { expect, test } from 'vitest'
import { isPublicKey } from './ssh-key.ts'

const ED = 'AAAAC3NzaC1lZDI1NTE5AAAAIGz0jmcwsWvUBuZ4hBbtvhMjqHdLXVzhaCxNZ1l1FVkr'
const ECDSA =
  'AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBNN1ZFfNQfDbLIkqbhCUjJkO6uNWl9NF2t8m2lEl8LQyKJHbp0yNYtCi7Dgjn1fBGbfB7C7dh6p0oQ8CZhX+k3A='
const RSA = `AAAAB3NzaC1yc2EAAAADAQABAAABAQ${'A'.repeat(342)}`
const SHORT_RSA = `AAAAB3NzaC1yc2EAAAADAQABAAAAgQ${'A'.repeat(172)}==`

test.each([
  ['Ed25519', `ssh-ed25519 ${ED}`],
  ['with a comment', `ssh-ed25519 ${ED} jane@laptop at home`],
  ['ECDSA', `ecdsa-sha2-nistp256 ${ECDSA} jane`],
  ['RSA of 2,048 bits', `ssh-rsa ${RSA}`],
])('%s is a key', (_, line) => {
  expect(isPublicKey(line)).toBe(true)
})

test.each([
  ['a shape without a key in it', `ssh-ed25519 AAAA${'E'.repeat(60)}`],
  ['cut off', `ssh-ed25519 ${ED.slice(0, -8)}`],
  ['of another type than it says', `ssh-rsa ${ED}`],
  ['two in a line', `ssh-ed25519 ${ED} ssh-ed25519 ${ED}`],
  ['RSA of 1,024 bits', `ssh-rsa ${SHORT_RSA}`],
  ['with options', `command="sh" ssh-ed25519 ${ED}`],
  ['of a type that is no more', `ssh-dss ${ED}`],
  ['nothing', ''],
])('%s is none', (_, line) => {
  expect(isPublicKey(line)).toBe(false)
})
