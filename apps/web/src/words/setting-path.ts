/** A section of the settings, with the focus in one of its fields where one is named. */
export const settingPath = (section: string, field?: string): string =>
  `/admin/settings?section=${section}${field ? `&field=${encodeURIComponent(field)}` : ''}`
