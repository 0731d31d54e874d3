// The addresses of solved questions, without a language.

interface SubjectOf {
  readonly board: { readonly key: string }
  readonly grade: number
  readonly subject: { readonly key: string }
}

export function subjectPath({ board, grade, subject }: SubjectOf): string {
  return `/questions/${board.key}/${grade}/${subject.key}`
}

export function chapterPath(place: SubjectOf & { readonly chapter: { readonly slug: string } }): string {
  return `${subjectPath(place)}/${encodeURIComponent(place.chapter.slug)}`
}
