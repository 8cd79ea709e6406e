import { AccessDrawing } from '../../features/phpmyadmin/access-drawing.tsx'
import { InstallScript } from '../../features/phpmyadmin/install-script.tsx'
import { RunSteps } from '../../features/phpmyadmin/run-steps.tsx'
import { ScriptOptions } from '../../features/phpmyadmin/script-options.tsx'
import { ScriptSteps } from '../../features/phpmyadmin/script-steps.tsx'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function PhpmyadminPage() {
  return (
    <>
      <PageHeader
        title="phpMyAdmin, installed safely"
        lead="One script for Debian and Ubuntu. It fetches the current release, proves that it is genuine, and leaves it open to you alone."
        aside={<AccessDrawing />}
      />
      <Container className="grid grid-cols-1 gap-12 pb-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)] xl:grid-cols-[minmax(0,1fr)_min(26rem,40%)]">
        <InstallScript />
        <div>
          <h2 className="mb-6 text-heading">How to use it</h2>
          <RunSteps />
        </div>
      </Container>
      <Section title="What it does">
        <ScriptSteps />
      </Section>
      <Section title="Notes and options">
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16">
          <Notes />
          <div>
            <h3 className="mb-4 text-heading">Options</h3>
            <ScriptOptions />
          </div>
        </div>
      </Section>
    </>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className="font-mono text-[0.9375em]">{children}</code>
)

function Notes() {
  return (
    <div className="max-w-prose [overflow-wrap:anywhere]">
      <h3 className="text-heading">Good to know</h3>
      <ul className="mt-4 flex list-disc flex-col gap-3 ps-5 marker:text-accent">
        <li>
          You provide a MySQL or MariaDB server and an account on it. The script expects it on the
          same machine; change <Code>host</Code> in <Code>/etc/phpmyadmin/config.inc.php</Code> when
          it is elsewhere.
        </li>
        <li>
          Without https, passwords travel in the open. Before you let other addresses in, get a
          certificate with certbot; the script says how when it is done.
        </li>
        <li>
          When a reverse proxy on the same machine passes requests to Apache, all visitors look
          local. Set up <Code>mod_remoteip</Code> first.
        </li>
        <li>Where Apache was not installed before, its own start page is on port 80 afterwards.</li>
      </ul>
      <p className="mt-6 text-muted">
        Something in the way? <TextLink to="/contact">Ask us</TextLink> and tell us what the script
        said.
      </p>
    </div>
  )
}
