// The input and the reports of a rendering, passed through the renderer's environment.

export interface Findings {
  readonly problem: (message: string) => void
  /** The address and size of a picture of the library; undefined if it does not exist. */
  readonly picture: (
    id: string,
  ) => { readonly url: string; readonly width: number; readonly height: number } | undefined
  /** Formulae as MathML only: for pages without a script, whose policy refuses the inline styles of the drawn form. */
  readonly isMathMlOnly?: true
}

export function findingsIn(env: object | undefined): Findings {
  return env as Findings // renderMarkdown passes them
}
