import type { SectionWords } from '#web/ui/course/section.tsx'
import { SampleReport } from '#web/ui/course/sample-report.tsx'

/** Results and remarks as parents see them, with a sample: the dark part of the page. */
export function Parents({ heading, subHeading }: SectionWords) {
  return (
    <section data-ground="night" aria-labelledby="parents">
      <div className="page grid gap-5 py-8 lg:grid-cols-12 lg:items-center lg:gap-8 lg:py-12">
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
      </div>
    </section>
  )
}
