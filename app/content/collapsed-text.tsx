import type { CollapsedText as Text } from '#domain/content/collapse-text.ts'
import { More } from '../vehicle/body/more.tsx'

/** A text, or its beginning with the rest a press away; without any script. */
export function CollapsedText({ text, className }: { text: Text; className?: string }) {
  return (
    <div className={className}>
      <p className="whitespace-pre-line wrap-anywhere has-[+details[open]]:hidden">{text.text}</p>
      {text.whole && (
        <More show="Read more" hide="Read less">
          <p className="whitespace-pre-line wrap-anywhere">{text.whole}</p>
        </More>
      )}
    </div>
  )
}
