import type { SectionWords } from '#web/ui/course/section.tsx'
import { SampleReport } from '#web/ui/course/sample-report.tsx'

/** The monthly report to parents, with a sample. */
export function Parents({ heading, subHeading }: SectionWords) {
  return (
    <section
      className="page grid gap-5 py-6 lg:grid-cols-12 lg:items-center lg:gap-8 lg:py-10"
      aria-labelledby="parents"
    >
      <div className="grid gap-3 lg:col-span-5">
        <h2 id="parents" lang={heading.lang} className="text-h2">
          {heading.text}
        </h2>
        {subHeading && (
          <p lang={subHeading.lang} className="text-ink-2">
            {subHeading.text}
          </p>
        )}
      </div>
      <div className="lg:col-span-7">
        <SampleReport />
      </div>
    </section>
  )
}
