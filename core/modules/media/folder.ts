// Folders of pictures: a name that pictures have. It knows no zod, because the console uses it.

/** The value of a filter for the pictures in no folder: no folder begins with a slash. */
export const NO_FOLDER = '/'

export const MOST_IN_FOLDER_NAME = 60

/** "Courses / Class 9 " is "Courses/Class 9". */
export function folderName(typed: string): string {
  const parts = typed.split('/').map((part) => part.trim().replaceAll(/\s+/g, ' '))
  return parts.filter((part) => part !== '').join('/')
}
