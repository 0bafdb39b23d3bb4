import { Accordion, AccordionItem } from '../ui/accordion.tsx'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** Questions; each opens its answer. */
export function Faq({ id, view }: SectionProps<'faq'>) {
  return (
    <Band id={id} title={view.title}>
      <Accordion className="max-w-3xl">
        {view.items.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Band>
  )
}
