import type { CsvMapping } from '@hostfront/domain/statements/csv-mapping'
import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CsvPreview } from './csv-preview.tsx'
import { COLUMNS } from './statement-columns.ts'

interface CsvMappingFormProps {
  mapping: CsvMapping
  /** The first rows of the file, as cells. */
  rows: readonly (readonly string[])[]
  onChange: (mapping: CsvMapping) => void
}

const CHOICES = {
  separator: {
    label: 'Column separator',
    options: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' },
  },
  decimal: { label: 'Decimal sign', options: { ',': '1.234,56', '.': '1,234.56' } },
  dateOrder: {
    label: 'Dates',
    options: { dmy: 'Day, month, year', mdy: 'Month, day, year', ymd: 'Year, month, day' },
  },
  encoding: {
    label: 'Encoding',
    options: { 'utf-8': 'UTF-8', 'windows-1252': 'Windows (Western)' },
  },
} as const

/** Says which column of a CSV file holds what, and how it is written. */
export function CsvMappingForm({ mapping, rows, onChange }: CsvMappingFormProps) {
  // As many as a mapping can name.
  const width = Math.min(100, Math.max(0, ...rows.map((row) => row.length)))
  const heads = rows[mapping.headerRows - 1] ?? []
  return (
    <>
      <CsvPreview mapping={mapping} rows={rows} width={width} />
      <Part title="What the columns are" className="lg:grid-cols-4">
        {COLUMNS.map(([name, label, none]) => (
          <SelectField
            key={name}
            label={label}
            value={mapping[name] ?? ''}
            onChange={(event) => {
              const { value } = event.target
              onChange({ ...mapping, [name]: value === '' ? null : Number(value) })
            }}
          >
            {none === null ? null : <option value="">{none}</option>}
            {Array.from({ length: width }, (_, column) => (
              <option key={column} value={column}>
                {column + 1}
                {heads[column] ? `: ${heads[column]}` : ''}
              </option>
            ))}
          </SelectField>
        ))}
      </Part>
      <Part title="How the file is written" className="lg:grid-cols-5">
        {Object.entries(CHOICES).map(([name, { label, options }]) => (
          <SelectField
            key={name}
            label={label}
            value={mapping[name as keyof typeof CHOICES]}
            // Its options are the values of the field.
            onChange={(event) => onChange({ ...mapping, [name]: event.target.value } as CsvMapping)}
          >
            {Object.entries(options).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
        ))}
        <TextField
          label="Rows to skip"
          type="number"
          min={0}
          max={50}
          value={mapping.headerRows}
          onChange={(event) =>
            onChange({
              ...mapping,
              headerRows: Math.min(50, Math.max(0, event.target.valueAsNumber || 0)),
            })
          }
        />
      </Part>
    </>
  )
}

interface PartProps {
  title: string
  className: string
  children: ReactNode
}

const Part = ({ title, className, children }: PartProps) => (
  <fieldset>
    <legend className="mb-3 font-semibold">{title}</legend>
    <div className={`grid gap-x-5 gap-y-4 sm:grid-cols-2 ${className}`}>{children}</div>
  </fieldset>
)
