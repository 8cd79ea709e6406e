/** PVE/API2/Qemu.pm of proxmox/qemu-server e6352be6: vm_start, vm_stop, vm_shutdown, vm_reboot, destroy_vm. */
import { type Call, lockFault, machineOf, refuseWithoutQuorum } from './call.ts'
import type { SimulatedMachine } from './cluster-state.ts'
import { isTrue } from './parameters.ts'
import { died } from './refusal.ts'
import { fork } from './tasks.ts'

/** So long a task waits for the machine, in ms. */
export const LOCK_WAIT = 10_000

/** `act`: null where all is well, else why not. A lock is looked at by the task, not by the call. */
function order(
  call: Call,
  type: string,
  act: (machine: SimulatedMachine) => string | null,
): unknown {
  const machine = machineOf(call)
  const held = lockFault(call)
  return fork(call, {
    ...{ type, id: String(call.vmid), takes: held ? LOCK_WAIT : call.times.other },
    finish: () => {
      if (held) return held
      if (machine.settings.lock !== undefined) return `VM is locked (${machine.settings.lock})`
      return act(machine) ?? 'OK'
    },
  })
}

export function start(call: Call): unknown {
  refuseWithoutQuorum(call.state)
  return order(call, 'qmstart', (machine) => {
    if (machine.settings.template) return "you can't start a vm if it's a template"
    if (machine.runningSince !== null) return `VM ${machine.vmid} already running`
    machine.runningSince = call.now
    if (machine.settings.ipconfig0 === 'ip=dhcp') machine.leased ??= `192.0.2.${machine.vmid % 200}`
    return null
  })
}

const switchOff = (machine: SimulatedMachine): null => {
  machine.runningSince = null
  return null
}

export const stop = (call: Call): unknown => order(call, 'qmstop', switchOff)

/** Guests follow at once, but for those that cannot: they are switched off where that is asked for. */
export const shutdown = (call: Call): unknown =>
  order(call, 'qmshutdown', (machine) => {
    if (machine.settings.acpi === 0 && !isTrue(call.given.forceStop)) {
      return 'VM quit/powerdown failed - got timeout'
    }
    return switchOff(machine)
  })

export function reboot(call: Call): unknown {
  const { runningSince, vmid } = machineOf(call)
  if (runningSince === null) throw died(`VM ${vmid} not running`)
  return order(call, 'qmreboot', (machine) => {
    machine.runningSince = call.now
    return null
  })
}

/** What stands on its disks is gone with it. */
export function destroy(call: Call): unknown {
  const check = (): void => {
    const { settings, runningSince, vmid } = machineOf(call)
    if (settings.protection) throw died(`can't remove VM ${vmid} - protection mode enabled`)
    if (runningSince !== null) throw died(`VM ${vmid} is running - destroy failed`)
  }
  check()
  const machine = machineOf(call)
  const held = lockFault(call)
  return fork(call, {
    ...{ type: 'qmdestroy', id: String(call.vmid), takes: held ? LOCK_WAIT : call.times.other },
    finish: () => {
      if (held) return held
      if (machine.settings.lock !== undefined) return `VM is locked (${machine.settings.lock})`
      const { state } = call
      state.machines = state.machines.filter((each) => each !== machine)
      for (const [name, members] of Object.entries(state.pools)) {
        state.pools[name] = members.filter((vmid) => vmid !== machine.vmid)
      }
      return 'OK'
    },
  })
}
