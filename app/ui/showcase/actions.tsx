import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { TextLink } from '../link.tsx'
import { useToast } from '../toast.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { focusLook, longText, Part, Sample } from './part.tsx'

export function Actions() {
  const [busy, setBusy] = useState(false)
  const show = useToast()
  return (
    <>
      <Part
        id="button"
        title="Button"
        note="Primary is the one thing to do next: once in a view. Hover darkens, press moves by a pixel."
      >
        <Sample state="Default">
          <div className="flex flex-wrap gap-3">
            <Button>Primary</Button>
            <Button variant="secondary">Secondary</Button>
            <Button variant="quiet">Quiet</Button>
          </div>
        </Sample>
        <Sample state="Focus, disabled">
          <div className="flex flex-wrap gap-3">
            <Button className={focusLook}>Focused</Button>
            <Button disabled>Disabled</Button>
            <Button variant="secondary" disabled>
              Disabled
            </Button>
          </div>
        </Sample>
        <Sample state="Busy: press to see that the width stays">
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => setBusy(true)}>
              Send the form
            </Button>
            <Button variant="secondary" busy>
              Always busy
            </Button>
          </div>
        </Sample>
        <Sample state="As a link, with an icon">
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/_ui#button">
              <Icon name="search" />
              Go somewhere
            </ButtonLink>
            <Button variant="secondary">
              <Icon name="phone" />
              Call
            </Button>
          </div>
        </Sample>
        <Sample state="Long text" wide>
          <Button variant="secondary">{longText}</Button>
        </Sample>
      </Part>
      <Part id="link" title="Link">
        <Sample state="In a sentence">
          <p className="max-w-prose">
            Inside running text <TextLink to="/_ui#link">a link is underlined</TextLink>, always, because colour alone
            does not say it.
          </p>
        </Sample>
        <Sample state="Alone: a thumb high">
          <TextLink standalone to="/_ui#link">
            See everything
            <Icon name="chevron-right" />
          </TextLink>
        </Sample>
      </Part>
      <Part id="badge" title="Badge">
        <Sample state="Tones">
          <div className="flex flex-wrap items-center gap-3">
            <Badge>Plain</Badge>
            <Badge tone="accent">Accent</Badge>
            <Badge tone="positive">Positive</Badge>
            <Badge tone="negative">Negative</Badge>
          </div>
        </Sample>
        <Sample state="Long text">
          <Badge>{longText}</Badge>
        </Sample>
      </Part>
      <Part
        id="icon"
        title="Icon and hidden text"
        note="An icon never stands alone for those who listen: its button holds words."
      >
        <Sample state="All, and a button with hidden words" wide>
          <div className="flex flex-wrap items-center gap-4">
            {(
              [
                'chevron-left',
                'chevron-right',
                'chevron-up',
                'chevron-down',
                'close',
                'menu',
                'plus',
                'check',
                'alert',
                'phone',
                'search',
                'heart',
                'pin',
              ] as const
            ).map((name) => (
              <Icon key={name} name={name} className="size-[1.5rem]" />
            ))}
            <Icon name="heart" filled className="size-[1.5rem] text-accent" />
            <Button variant="secondary" className="px-0!">
              <Icon name="heart" />
              <VisuallyHidden>Keep</VisuallyHidden>
            </Button>
          </div>
        </Sample>
      </Part>
      <Part
        id="toast"
        title="Toast"
        note="One at a time, for three seconds; it waits while somebody points at it or is inside it."
      >
        <Sample state="Press one after the other" wide>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              onClick={() => show({ text: 'Kept in your list.', link: { to: '/_ui#toast', text: 'View list' } })}
            >
              Toast with a link
            </Button>
            <Button variant="secondary" onClick={() => show({ text: 'Copied to your clipboard.' })}>
              Plain toast
            </Button>
            <Button variant="secondary" onClick={() => show({ text: longText })}>
              Long toast
            </Button>
          </div>
        </Sample>
      </Part>
    </>
  )
}
