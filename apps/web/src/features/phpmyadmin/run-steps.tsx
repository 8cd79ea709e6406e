import type { ReactNode } from 'react'

/** The commands a person types, in order. */
export function RunSteps() {
  return (
    <ol className="flex flex-col gap-8">
      <RunStep title="Save the script on your server" command="nano install-phpmyadmin.sh">
        Log in to the server, open an empty file, paste, save. Read it first: it runs as root.
      </RunStep>
      <RunStep title="Run it" command="sudo bash install-phpmyadmin.sh">
        It asks nothing and takes a minute or two, most of it downloads.
      </RunStep>
      <RunStep title="Open it through a tunnel" command="ssh -L 8080:127.0.0.1:80 you@your-server">
        On your own computer. While it runs, phpMyAdmin is at http://127.0.0.1:8080/phpmyadmin/.
      </RunStep>
    </ol>
  )
}

function RunStep(props: { title: string; command: string; children: ReactNode }) {
  return (
    <li className="border-accent border-s-2 ps-5">
      <h3 className="font-semibold text-lead">{props.title}</h3>
      <p className="mt-1 text-muted [overflow-wrap:anywhere]">{props.children}</p>
      <p className="mt-3 rounded-md bg-surface px-3 py-2 font-mono text-[0.875rem] [overflow-wrap:anywhere]">
        {props.command}
      </p>
    </li>
  )
}
