// The squashed migrations make the schema that the migrations before them made: decision 0040. squashed.ts describes that one.
import { expect, it } from 'vitest'
import { listMigrations } from '#server/platform/database/list-migrations.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { isSquashed } from '#server/platform/database/squashed.ts'
import { emptyDatabase } from '../database.ts'
import { describeSchema } from './describe-schema.ts'
import { SQUASHED } from './squashed.ts'

it('the squashed migrations make the schema of the migrations that they replaced', async () => {
  const { url, drop } = await emptyDatabase()
  await migrate(url, [], listMigrations().filter(isSquashed))
  const { hashes } = await describeSchema(url)
  await drop()
  expect(hashes).toEqual(SQUASHED)
})
