declare module 'pdfkit' {
  /** A document that is drawn. Only what this folder uses is declared. */
  export default class PDFDocument {
    /** A method that @react-pdf calls where it exists. */
    glyphs: unknown
  }
}
