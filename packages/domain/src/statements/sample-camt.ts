/** A statement of CAMT.053 for tests, in either version, with these entries. */
export const camt = (entries: string, { version = '02', closing = '130.00', more = '' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
 <BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>
  <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
  <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
${entries}
 </Stmt>${more}</BkToCstmrStmt></Document>`

interface Entry {
  readonly amount: string
  readonly currency?: string
  readonly direction?: string
  readonly status?: string
  readonly details?: string
  readonly more?: string
}

export const entry = ({
  amount,
  currency = 'EUR',
  direction = 'CRDT',
  status = 'BOOK',
  details = '',
  more = '',
}: Entry) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>${status}</Sts>
<BookgDt><Dt>2026-06-02</Dt></BookgDt><AcctSvcrRef>BANK-7</AcctSvcrRef>${more}<NtryDtls>${details}</NtryDtls></Ntry>`
