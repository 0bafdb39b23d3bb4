import { openLeadForm } from '../../leads/open-lead-form.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** A form to fill in, about the vehicle that the address names. */
export async function loadForm({ ctx, query }: SectionSource, { type, form, title, text }: SpecOf<'form'>) {
  const view = await openLeadForm(ctx, { form, query })
  // Who would rather write elsewhere finds the way beside the form.
  const social = form === 'contact' ? ctx.config.contact.social : []
  return { type, title: title ?? view.form.title, text: text ?? null, social, view }
}
