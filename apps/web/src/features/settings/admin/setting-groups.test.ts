import { expect, test } from 'vitest'
import { SETTINGS_SECTIONS } from './setting-fields.ts'
import { SETTING_GROUPS } from './setting-groups.ts'

test('every section stands in one group, with the two that are lists', () => {
  const grouped = SETTING_GROUPS.flatMap(({ about }) => Object.keys(about))
  const sections = SETTINGS_SECTIONS.map(({ id }) => id)
  expect(grouped.toSorted()).toEqual([...sections, 'payment', 'questions'].toSorted())
})
