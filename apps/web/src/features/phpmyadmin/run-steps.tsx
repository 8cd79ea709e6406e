import type { ReactNode } from 'react'
import { CopyButton } from '../../parts/copy-button.tsx'

/** The commands a person types, in order. */
export function RunSteps() {
  return (
    <ol className="flex flex-col gap-8 [counter-reset:step]">
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
    <li className="relative border-accent border-s-2 ps-5 [counter-increment:step]">
      <h3 className="font-semibold text-lead before:me-2 before:text-accent-ink before:content-[counter(step)_/_'']">
        {props.title}
      </h3>
      <p className="mt-1 text-muted [overflow-wrap:anywhere]">{props.children}</p>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2 rounded-md bg-surface py-2 ps-3 pe-2">
        <code className="min-w-0 flex-[1_1_9.5rem] font-mono text-[0.875rem] [overflow-wrap:anywhere]">
          {props.command}
        </code>
        <CopyButton text={props.command} label={`Copy ${props.command}`} done="Command copied">
          Copy
        </CopyButton>
      </div>
    </li>
  )
}
