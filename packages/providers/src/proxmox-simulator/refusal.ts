/** What the API answers instead of data. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    /** By parameter. */
    readonly errors: Readonly<Record<string, string>> | null = null,
  ) {
    super(reason)
  }
}

/** What its code says with `die`: the status is 500, whatever the reason. */
export const died = (reason: string): Refusal => new Refusal(500, reason)

export const badParameter = (errors: Readonly<Record<string, string>>): Refusal =>
  new Refusal(400, 'Parameter verification failed.', errors)

export const noMachine = (node: string, vmid: number): Refusal =>
  died(`Configuration file 'nodes/${node}/qemu-server/${vmid}.conf' does not exist`)
