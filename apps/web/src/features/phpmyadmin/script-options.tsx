const OPTIONS = [
  {
    option: '--allow 203.0.113.7',
    text: 'Also lets this address or network in (10.0.0.0/8). May be repeated; a later run with other addresses replaces them.',
  },
  {
    option: '--version 5.2.3',
    text: 'Installs this version instead of the newest. It supports 5.2 and later 5.x releases.',
  },
  { option: '--help', text: 'Shows the options and changes nothing.' },
]

export function ScriptOptions() {
  return (
    <dl>
      {OPTIONS.map(({ option, text }) => (
        <div
          key={option}
          className="grid gap-1 border-line border-t py-5 sm:grid-cols-[min(15rem,50%)_minmax(0,1fr)]"
        >
          <dt className="font-mono text-[0.9375rem] [overflow-wrap:anywhere]">{option}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
