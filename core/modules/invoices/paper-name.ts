/** The name of a paper's file, by its number: "kandil-kd-26-27-000004.pdf" is found again among a hundred downloads. */
export function paperFileName(number: string): string {
  return `kandil-${number.toLowerCase().replaceAll('/', '-')}.pdf`
}
