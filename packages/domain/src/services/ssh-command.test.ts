import { expect, test } from 'vitest'
import { sshCommand } from './ssh-command.ts'

const access = { address: '203.0.113.7', panelLink: '', userName: 'admin', note: '' }
const given = [{ kind: 'ssh-key', isAnswered: true }] as const

test.each([
  ['203.0.113.7', 'admin', 'ssh admin@203.0.113.7'],
  ['vps.example.com:2222', 'deploy', 'ssh -p 2222 deploy@vps.example.com'],
  ['[2001:db8::7]:22', 'root', 'ssh -p 22 root@2001:db8::7'],
  ['', 'admin', null],
  ['203.0.113.7', '', null],
  ['-oProxyCommand=x', 'admin', null],
  ['203.0.113.7; reboot', 'admin', null],
  ['203.0.113.7', '$(reboot)', null],
  ['203.0.113.7', '-l', null],
])('%s of %s is reached by %s', (address, userName, command) => {
  expect(sshCommand({ ...access, address, userName }, given)).toBe(command)
})

test('whose key is not on the machine is told of no way into it', () => {
  expect(sshCommand(null, given)).toBeNull()
  expect(sshCommand(access, [])).toBeNull()
  expect(sshCommand(access, [{ kind: 'ssh-key', isAnswered: false }])).toBeNull()
  expect(sshCommand(access, [{ kind: 'secret', isAnswered: true }])).toBeNull()
})
