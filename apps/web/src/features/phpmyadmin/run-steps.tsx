import type { ReactNode } from 'react'
import { CopyButton } from '../../parts/copy-button.tsx'

/** The commands a person types, in order. */
export function RunSteps() {
  return (
    <ol className="numbered flex flex-col gap-8">
      <RunStep title="Save the script on your server" command="nano install-phpmyadmin.sh">
        Log in to the server, open an empty file, paste, save. Read it first: it runs as root.
      </RunStep>
      <RunStep title="Run it" command="sudo bash install-phpmyadmin.sh">
        It asks nothing and takes a minute or two, mostly for downloads.
      </RunStep>
      <RunStep title="Open it through a tunnel" command="ssh -L 8080:127.0.0.1:80 you@your-server">
        On your own computer. While it runs, phpMyAdmin is at http://127.0.0.1:8080/phpmyadmin/.
      </RunStep>
    </ol>
  )
}

function RunStep(props: { title: string; command: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4">
      <div>
        <h3 className="font-semibold text-lead">{props.title}</h3>
        <p className="mt-1 text-muted [overflow-wrap:anywhere]">{props.children}</p>
      </div>
      <div className="col-span-full mt-3 flex items-center gap-2 rounded-md bg-surface py-2 ps-3 pe-2 max-sm:[&_button]:min-h-11 max-sm:[&_button]:min-w-11 [&_button>span]:sr-only">
        {/* On two lines it would be two commands. */}
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="min-w-0 grow overflow-x-auto pe-5 font-mono text-[0.8125rem] [mask-image:linear-gradient(to_right,#000_calc(100%-1.25rem),transparent)]"
        >
          <code>{props.command}</code>
        </pre>
        <CopyButton text={props.command} label={`Copy ${props.command}`} done="Command copied">
          Copy
        </CopyButton>
      </div>
    </li>
  )
}
