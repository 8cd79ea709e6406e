import { linkedText } from '@hostfront/domain/content/linked-text'

/** What somebody wrote, to the letter; web addresses in it are links. It holds no markup. */
export const MessageText = ({ text }: { text: string }) => (
  <p dir="auto" className="mt-2 max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
    {linkedText(text).map(({ text: piece, href }, at) =>
      href === null ? (
        piece
      ) : (
        <a
          // Two may be the same address.
          key={at}
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="underline underline-offset-2 hover:no-underline"
        >
          {piece}
        </a>
      ),
    )}
  </p>
)
