/** What the panel asks of a body, field by field, with the file of pterodactyl/panel 706db62c that says so. */

export interface FieldRules {
  readonly source: readonly string[]
  readonly fields: Readonly<Record<string, string>>
}

export const NEW_SERVER: FieldRules = {
  source: [
    'app/Http/Requests/Api/Application/Servers/StoreServerRequest.php',
    'app/Models/Server.php ($validationRules)',
  ],
  fields: {
    external_id: 'nullable|string|between:1,191|unique:servers.external_id',
    name: 'required|string|min:1|max:191',
    description: 'nullable|string',
    user: 'required|integer|exists:users.id',
    egg: 'required|exists:eggs.id',
    docker_image: 'required|string|max:191|regex:/^~?[\\w./\\-:@ ]*$/',
    startup: 'required|string',
    environment: 'present|array',
    skip_scripts: 'boolean',
    oom_disabled: 'boolean',
    limits: 'required|array',
    'limits.memory': 'required|numeric|min:0',
    'limits.swap': 'required|numeric|min:-1',
    'limits.disk': 'required|numeric|min:0',
    'limits.io': 'required|numeric|between:10,1000',
    'limits.threads': 'nullable|regex:/^[0-9-,]+$/',
    'limits.cpu': 'required|numeric|min:0',
    feature_limits: 'required|array',
    'feature_limits.databases': 'present|nullable|integer|min:0',
    'feature_limits.allocations': 'nullable|integer|min:0',
    'feature_limits.backups': 'present|nullable|integer|min:0',
    'allocation.default': 'required|integer|bail|exists:allocations.free',
    'allocation.additional.*': 'integer|exists:allocations.free',
    start_on_completion: 'boolean',
  },
}

export const SERVER_DETAILS: FieldRules = {
  source: [
    'app/Http/Requests/Api/Application/Servers/UpdateServerDetailsRequest.php',
    'app/Models/Server.php ($validationRules)',
  ],
  fields: {
    external_id: 'nullable|string|between:1,191|unique:servers.external_id',
    name: 'required|string|min:1|max:191',
    user: 'required|integer|exists:users.id',
    description: 'nullable|string',
  },
}

const LIMITS: FieldRules['fields'] = {
  memory: 'numeric|min:0',
  swap: 'numeric|min:-1',
  io: 'numeric|between:10,1000',
  cpu: 'numeric|min:0',
  disk: 'numeric|min:0',
}

/** Limits stand below `limits`, or beside it as they did before there was that. */
export const SERVER_BUILD: FieldRules = {
  source: [
    'app/Http/Requests/Api/Application/Servers/UpdateServerBuildConfigurationRequest.php',
    'app/Models/Server.php ($validationRules)',
  ],
  fields: {
    allocation: 'required|bail|unique:servers.allocation_id|exists:allocations.id',
    oom_disabled: 'boolean',
    limits: 'array',
    ...named('limits.', 'required_with:limits'),
    ...named('', 'required_without:limits'),
    'limits.threads': 'nullable|regex:/^[0-9-,]+$/',
    threads: 'nullable|regex:/^[0-9-,]+$/',
    add_allocations: 'bail|array',
    'add_allocations.*': 'integer',
    remove_allocations: 'bail|array',
    'remove_allocations.*': 'integer',
    feature_limits: 'required|array',
    'feature_limits.databases': 'present|nullable|integer|min:0',
    'feature_limits.allocations': 'nullable|integer|min:0',
    'feature_limits.backups': 'present|nullable|integer|min:0',
  },
}

function named(prefix: string, rule: string): FieldRules['fields'] {
  return Object.fromEntries(
    Object.entries(LIMITS).map(([name, rules]) => [`${prefix}${name}`, `${rule}|${rules}`]),
  )
}

export const SERVER_STARTUP: FieldRules = {
  source: [
    'app/Http/Requests/Api/Application/Servers/UpdateServerStartupRequest.php',
    'app/Models/Server.php ($validationRules)',
  ],
  fields: {
    startup: 'required|string',
    environment: 'present|array',
    egg: 'required|exists:eggs.id',
    image: 'required|string|max:191|regex:/^~?[\\w./\\-:@ ]*$/',
    skip_scripts: 'present|boolean',
  },
}

export const POWER: FieldRules = {
  source: ['app/Http/Requests/Api/Client/Servers/SendPowerRequest.php'],
  fields: { signal: 'required|string|in:start,stop,restart,kill' },
}

export const NEW_USER: FieldRules = {
  source: [
    'app/Http/Requests/Api/Application/Users/StoreUserRequest.php',
    'app/Models/User.php ($validationRules)',
    'app/Rules/Username.php',
  ],
  fields: {
    email: 'required|email|between:1,191|unique:users.email',
    external_id: 'nullable|string|max:191|unique:users.external_id',
    username: 'required|between:1,191|unique:users.username|p_username',
    first_name: 'required|string|between:1,191',
    last_name: 'required|string|between:1,191',
    password: 'nullable|string',
    language: 'string',
    root_admin: 'boolean',
  },
}
