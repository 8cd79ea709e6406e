/** As `field-rules.ts`, of pelican-dev/panel 235c8fb9. */
import {
  type FieldRules,
  NEW_SERVER,
  NEW_USER,
  SERVER_BUILD,
  SERVER_DETAILS,
  SERVER_STARTUP,
} from './field-rules.ts'

const KEY = 'nullable|string|between:1,255|unique:servers.external_id'
const NAME = 'required|string|min:1|max:255'

/** Image and start command are the egg's where they are left out; `oom_disabled` is not among its rules and ignored. */
export const PELICAN_NEW_SERVER: FieldRules = {
  source: NEW_SERVER.source,
  fields: {
    ...without(NEW_SERVER.fields, 'oom_disabled'),
    external_id: KEY,
    name: NAME,
    docker_image: 'string',
    startup: 'string',
    oom_killer: 'boolean',
    'limits.io': 'required|numeric|between:0,1000',
  },
}

export const PELICAN_SERVER_DETAILS: FieldRules = {
  source: SERVER_DETAILS.source,
  fields: { ...SERVER_DETAILS.fields, external_id: KEY, name: NAME },
}

/** The limits of before there was `limits` are gone. */
export const PELICAN_SERVER_BUILD: FieldRules = {
  source: SERVER_BUILD.source,
  fields: {
    ...without(
      SERVER_BUILD.fields,
      ...['memory', 'swap', 'io', 'cpu', 'disk', 'threads', 'oom_disabled'],
    ),
    allocation: 'nullable|unique:servers.allocation_id|exists:allocations.id',
    oom_killer: 'boolean',
    'limits.io': 'required_with:limits|numeric|between:0,1000',
  },
}

export const PELICAN_SERVER_STARTUP: FieldRules = {
  source: SERVER_STARTUP.source,
  fields: { ...SERVER_STARTUP.fields, startup: 'string', image: 'string' },
}

export const PELICAN_NEW_USER: FieldRules = {
  source: [
    'app/Http/Requests/Api/Application/Users/StoreUserRequest.php',
    'app/Models/User.php ($validationRules)',
  ],
  fields: {
    ...without(NEW_USER.fields, 'first_name', 'last_name', 'root_admin'),
    email: 'required|email|between:1,255|unique:users.email',
    external_id: 'nullable|string|max:255|unique:users.external_id',
    is_managed_externally: 'boolean',
    username: 'required|between:1,255|unique:users.username',
    timezone: 'string',
  },
}

function without(fields: FieldRules['fields'], ...names: readonly string[]): FieldRules['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
