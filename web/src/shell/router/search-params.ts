import { useLocation, useNavigate } from 'react-router';

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** In place of the current address: Back leaves the page, not the last choice on it. */
export function useReplaceSearch(): (params: URLSearchParams) => void {
  const navigate = useNavigate();
  return (params) => void navigate({ search: params.toString() }, { replace: true });
}
