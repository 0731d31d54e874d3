// The forms of a page that change something. Each carries for whom its page was drawn, so that it never acts for another child:
// `act` compares it with the learner who is chosen when the form arrives.
import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { DRAWN_FOR, useDrawnFor } from './drawn-for.ts'

/** A plain form: its answer is a new document. */
export function PageForm({ children, ...form }: ComponentProps<'form'>) {
  return (
    <form method="post" {...form}>
      <DrawnForField />
      {children}
    </form>
  )
}

/** A form that the router sends where the page is hydrated. */
export function RouterForm({ children, ...form }: ComponentProps<typeof Form>) {
  return (
    <Form method="post" {...form}>
      <DrawnForField />
      {children}
    </Form>
  )
}

/** First in its form: browsers know a form by the names of its first fields. */
export function DrawnForField() {
  return <input type="hidden" name={DRAWN_FOR + (useDrawnFor() ?? '')} value="" />
}
