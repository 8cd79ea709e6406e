const STEPS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Looks before it acts',
    text: 'It needs root on Debian 11 or Ubuntu 20.04 or newer. Where another web server holds port 80, or a phpMyAdmin it did not install is there, it stops and changes nothing.',
  },
  {
    title: 'Installs Apache and PHP',
    text: 'From your distribution, with the extensions phpMyAdmin asks for. Apache because one file adds /phpmyadmin to every site you have and touches none of them.',
  },
  {
    title: 'Downloads and verifies',
    text: 'The newest release from phpmyadmin.net over https. Its checksum must match, and its signature must be by the release manager’s known key.',
  },
  {
    title: 'Locks the doors',
    text: 'Open to the server itself and to nobody else. A random secret for its cookies, no login as root, none without a password, no web set-up; files only root can change.',
  },
  {
    title: 'Tests the login page',
    text: 'When it does not answer, everything is put back as it was. You never keep half an installation.',
  },
  {
    title: 'Upgrades when run again',
    text: 'The program is replaced by the newest release. Your configuration and the addresses you let in stay.',
  },
]

export function ScriptSteps() {
  return (
    <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {STEPS.map(({ title, text }) => (
        <li key={title} className="border-line border-t pt-5">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
