/**
 * Eggs with the variables, rules, images and start commands of the real ones; what is left out is their scripts.
 * SA-MP, open.mp, Multi Theft Auto: pelican-eggs/games-standalone gta/{samp,openmp,mtasa}/egg-pterodactyl-*.json;
 * Paper: pterodactyl/panel 706db62c database/Seeders/eggs/minecraft/egg-paper.json.
 */
import type { SimulatedEgg } from './panel-state.ts'

type Variable = readonly [variable: string, standard: string, rules: string, isEditable?: boolean]

interface EggSeed extends Omit<SimulatedEgg, 'id' | 'nestId' | 'uuid' | 'variables'> {
  readonly nest: string
  readonly variables: readonly Variable[]
}

export const SEED_EGGS: readonly EggSeed[] = [
  {
    nest: 'Minecraft',
    name: 'Paper',
    author: 'parker@pterodactyl.io',
    image: 'ghcr.io/pterodactyl/yolks:java_21',
    startup:
      'java -Xms128M -XX:MaxRAMPercentage=95.0 -Dterminal.jline=false -Dterminal.ansi=true -jar {{SERVER_JARFILE}}',
    stop: 'stop',
    variables: [
      ['MINECRAFT_VERSION', 'latest', 'nullable|string|max:20'],
      ['SERVER_JARFILE', 'server.jar', 'required|regex:/^([\\w\\d._-]+)(\\.jar)$/'],
      ['DL_PATH', '', 'nullable|string', false],
      ['BUILD_NUMBER', 'latest', 'required|string|max:20'],
    ],
  },
  {
    nest: 'Grand Theft Auto',
    name: 'SA-MP',
    author: 'bl4ckspr4y@protonmail.com',
    image: 'ghcr.io/parkervcp/games:samp',
    startup: './samp03svr',
    stop: '^^C',
    variables: [
      ['Version', '0.3.7', 'required|string|max:32'],
      ['RCON_PASS', '', 'required|string|max:32'],
    ],
  },
  {
    nest: 'Grand Theft Auto',
    name: 'OpenMP',
    author: 'vedrancappone@gmail.com',
    image: 'ghcr.io/parkervcp/games:samp',
    startup: './omp-server',
    stop: 'exit',
    variables: [
      ['RCON_PASSWORD', '', 'required|string|max:32'],
      ['VERSION', 'latest', 'required|string|max:20'],
    ],
  },
  {
    nest: 'Grand Theft Auto',
    name: 'Multi Theft Auto',
    author: 'info@six-gaming.com',
    image: 'ghcr.io/parkervcp/games:mta',
    startup: './mta-server64 --port {{SERVER_PORT}} --httpport {{SERVER_WEBPORT}} -n',
    stop: 'shutdown',
    variables: [['SERVER_WEBPORT', '22005', 'required|numeric', false]],
  },
]
