import type { PartnersTab } from './partners-choice.ts';

export function partnersPath(tab: PartnersTab): string {
  return `/pages/partner/partner?${new URLSearchParams({ kind: tab })}`;
}

export function partnerPath(id: string): string {
  return `/pages/partner/detail?${new URLSearchParams({ id })}`;
}

export function companyPath(id: string): string {
  return `/pages/partner/company?${new URLSearchParams({ id })}`;
}
