// Who teaches what, and when. Subjects and teachers are named; the form keeps their keys and ids.
import { useGetList, type RaRecord } from 'react-admin'
import { localisedColumns, numberColumn, SheetInput, type SheetColumn } from '../../kit/sheets/sheet-input.tsx'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const weekday: SheetColumn = {
  source: 'weekday',
  label: 'Day',
  read(text) {
    const found = WEEKDAYS.findIndex((day) => text.trim().toLowerCase().startsWith(day.toLowerCase()))
    return found === -1 ? undefined : found
  },
  show: (value) => (typeof value === 'number' ? (WEEKDAYS[value] ?? '') : ''),
}

/** Minutes from midnight on a clock in India, as "18:30". */
const hour: SheetColumn = {
  source: 'startMinutes',
  label: 'Begins',
  read(text) {
    const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim())
    return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
  },
  show(value) {
    if (typeof value !== 'number') return ''
    return `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`
  },
}

const isFree: SheetColumn = {
  source: 'isFree',
  label: 'Open to everybody',
  read: (text) => (/^(yes|no|)$/i.test(text.trim()) ? /^yes$/i.test(text.trim()) : undefined),
  show(value) {
    if (typeof value !== 'boolean') return ''
    return value ? 'yes' : 'no'
  },
}

export function TimetableInput() {
  const [subject, teacher] = [useSubjectColumn(), useTeacherColumn()]
  const columns = [weekday, hour, numberColumn('lengthMinutes', 'Minutes'), subject, teacher, isFree]
  return <SheetInput source="slots" label="Weekly classes (Indian time)" columns={columns} />
}

export function CourseStaffInput() {
  const [subject, teacher] = [useSubjectColumn(), useTeacherColumn()]
  return <SheetInput source="staff" label="Subjects and teachers" columns={[subject, teacher]} />
}

export function ChaptersInput({ source, label }: { readonly source: string; readonly label: string }) {
  const numbers = [numberColumn('month', 'Month'), numberColumn('classes', 'Classes'), numberColumn('tests', 'Tests')]
  const columns = [useSubjectColumn(), ...localisedColumns('chapter', 'Chapter'), ...numbers]
  return <SheetInput source={source} label={label} columns={columns} />
}

interface Subject extends RaRecord<string> {
  readonly key: string
  readonly name: { readonly en: string }
}

/** A subject by its name. Sheets that were pasted with keys are read too. */
function useSubjectColumn(): SheetColumn {
  const { data: subjects = [] } = useGetList<Subject>('subjects', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'key', order: 'ASC' },
  })
  return {
    source: 'subject',
    label: 'Subject',
    offered: subjects.map(({ name }) => name.en),
    read(text) {
      const wanted = text.trim().toLowerCase()
      return subjects.find(({ key, name }) => key === wanted || name.en.toLowerCase() === wanted)?.key
    },
    show: (value) => subjects.find(({ key }) => key === value)?.name.en ?? (typeof value === 'string' ? value : ''),
  }
}

interface Teacher extends RaRecord<string> {
  readonly name: string
}

function useTeacherColumn(): SheetColumn {
  const { data: teachers = [] } = useGetList<Teacher>('teachers', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  return {
    source: 'teacherId',
    label: 'Teacher',
    offered: teachers.map(({ name }) => name),
    /** Finds a teacher by name, or by id if several have that name. */
    read(text) {
      const wanted = text.trim()
      if (/^tea[0-9a-z]{18}$/.test(wanted)) return wanted
      const named = teachers.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
      return named.length === 1 ? named[0]?.id : undefined
    },
    show: (value) => teachers.find(({ id }) => id === value)?.name ?? (typeof value === 'string' ? value : ''),
  }
}
