import { useLocation } from './router-context.ts';

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
