import { options } from '@hostfront/contract/options'
import { bind } from '../access/bind.ts'
import { listOptions, listOptionsOnSale } from '../options/all-options.ts'
import { createOption } from '../options/create-option.ts'
import { moveOption } from '../options/move-option.ts'
import { archiveOption, restoreOption, updateOption } from '../options/update-option.ts'

export const procedures = bind(options, {
  onSale: listOptionsOnSale,
  list: listOptions,
  create: createOption,
  update: updateOption,
  archive: archiveOption,
  restore: restoreOption,
  move: moveOption,
})
