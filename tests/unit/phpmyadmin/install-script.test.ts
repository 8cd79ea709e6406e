import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { debianBox, SCRIPT } from './debian-box.ts'

const CONFIG = 'etc/phpmyadmin/config.inc.php'
const SITE = 'etc/apache2/conf-available/phpmyadmin.conf'
const MARK = 'usr/share/phpmyadmin/.installed-by-script'

const hasShellcheck = spawnSync('shellcheck', ['--version']).status === 0

test.skipIf(!hasShellcheck)(
  `shellcheck finds nothing to say${hasShellcheck ? '' : ' (skipped: shellcheck is not installed)'}`,
  () => {
    const { stdout } = spawnSync('shellcheck', [SCRIPT], { encoding: 'utf8' })
    expect(stdout).toBe('')
  },
)

// The script is for Debian and Ubuntu; elsewhere bash and the core utilities differ.
describe.skipIf(process.platform !== 'linux')('install-phpmyadmin.sh', () => {
  let box: ReturnType<typeof debianBox>
  beforeEach(() => {
    box = debianBox()
  })
  afterEach(() => box.throwAway())

  test('a first run installs the newest version, open to the machine alone', () => {
    const { status, said } = box.install()
    expect(status).toBe(0)
    expect(said).toContain('phpMyAdmin 5.2.3 is ready')
    expect(box.read('usr/share/phpmyadmin/index.php')).toContain('5.2.3')
    expect(box.has('usr/share/phpmyadmin/setup')).toBe(false)
    expect(box.read(CONFIG)).toMatch(/blowfish_secret'\] = sodium_hex2bin\('[0-9a-f]{64}'\)/)
    expect(box.read(CONFIG)).toContain("['AllowRoot'] = false")
    expect(box.read(CONFIG)).toContain("['AllowNoPassword'] = false")
    expect(box.read(SITE)).toContain('Require local')
    expect(box.read(SITE)).not.toContain('Require ip')
    expect(box.everything().filter((path) => path.includes('.phpmyadmin.'))).toEqual([])
  })

  test('two machines never share a secret', () => {
    const other = debianBox()
    box.install()
    other.install()
    expect(box.read(CONFIG)).not.toBe(other.read(CONFIG))
    other.throwAway()
  })

  test('a second run downloads nothing and changes nothing', () => {
    box.install()
    const before = [box.everything(), box.read(CONFIG), box.read(SITE)]
    const { status, said } = box.install()
    expect(status).toBe(0)
    expect(said).toContain('phpMyAdmin 5.2.3 is already installed.')
    expect([box.everything(), box.read(CONFIG), box.read(SITE)]).toEqual(before)
  })

  test('a newer version replaces the program and keeps the configuration', () => {
    box.install()
    box.write(CONFIG, '<?php // mine\n')
    box.release('5.2.4')
    expect(box.install([], { newest: '5.2.4' }).status).toBe(0)
    expect(box.read('usr/share/phpmyadmin/index.php')).toContain('5.2.4')
    expect(box.read(CONFIG)).toBe('<?php // mine\n')
  })

  test('allowed addresses are let in, and stay so until others are given', () => {
    box.install(['--allow', '203.0.113.7', '--allow', '10.0.0.0/8'])
    expect(box.install().said).toContain('this machine, 203.0.113.7, 10.0.0.0/8')
    expect(box.install(['--allow', '2001:db8::1']).said).toContain('this machine, 2001:db8::1')
    expect(box.read(SITE)).not.toContain('203.0.113.7')
  })

  test('an archive with another checksum is refused and leaves nothing behind', () => {
    const before = box.everything()
    appendFileSync(box.release('5.2.3'), 'planted')
    const { status, complained } = box.install()
    expect(status).toBe(1)
    expect(complained).toContain('The checksum does not match.')
    expect(box.everything()).toEqual(before)
  })

  test('an archive signed by somebody else is refused and leaves nothing behind', () => {
    const before = box.everything()
    const { status, complained } = box.install([], { signedBy: 'F'.repeat(40) })
    expect(status).toBe(1)
    expect(complained).toContain('It is signed by an unexpected key.')
    expect(box.everything()).toEqual(before)
  })

  test('a first installation that does not answer is taken back whole', () => {
    const before = box.everything()
    const { status, complained } = box.install([], { page: 'Fatal error' })
    expect(status).toBe(1)
    expect(complained).toContain('phpMyAdmin does not answer as it should (HTTP 200)')
    expect(box.everything()).toEqual(before)
  })

  test('an upgrade that does not answer brings the former version and its access list back', () => {
    box.install(['--allow', '203.0.113.7'])
    const before = [box.everything(), box.read(SITE), box.read(CONFIG)]
    box.release('5.2.4')
    const answer = box.install(['--allow', '198.51.100.1'], {
      newest: '5.2.4',
      page: 'Fatal error',
    })
    expect(answer.status).toBe(1)
    expect(box.read(MARK)).toBe('5.2.3')
    expect([box.everything(), box.read(SITE), box.read(CONFIG)]).toEqual(before)
  })

  test.each([
    ['without root', [], { user: '1000' }, 'Please run this as root'],
    ['beside another web server', [], { listener: 'users:(("nginx",pid=7))' }, 'port 80'],
    ['with an unknown option', ['--yes'], {}, 'Unknown option --yes'],
    ['with an option lacking its value', ['--version'], {}, '--version needs a value'],
    ['for a version without security fixes', ['--version', '5.1.3'], {}, 'not 5.1.3'],
    ['for a version that is none', ['--version', '5.2.3; rm -rf /'], {}, 'not 5.2.3; rm'],
    ['for an address that is none', ['--allow', 'all granted'], {}, 'all granted is no address'],
  ])('it refuses to run %s, before touching anything', (_, options, given, sentence) => {
    const before = box.everything()
    const { status, complained } = box.install(options, given)
    expect(status).toBe(1)
    expect(complained).toContain(sentence)
    expect(box.everything()).toEqual(before)
    expect(box.calls()).not.toContain('apt-get')
  })

  test.each([
    ['another distribution', 'etc/os-release', 'ID=fedora\n', 'not fedora'],
    [
      'a distribution that is too old',
      'etc/os-release',
      'ID=ubuntu\nVERSION_ID="18.04"\n',
      '18.04',
    ],
    ['the site file of another installation', SITE, 'theirs', 'is not of this script'],
  ])('it leaves %s alone', (_, path, text, sentence) => {
    box.write(path, text)
    const { status, complained } = box.install()
    expect(status).toBe(1)
    expect(complained).toContain(sentence)
    expect(box.calls()).not.toContain('apt-get')
  })

  test('help needs no root', () => {
    const { status, said } = box.install(['--help'], { user: '1000' })
    expect(status).toBe(0)
    expect(said).toContain('--allow IP')
  })
})
