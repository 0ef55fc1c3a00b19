import { useLocation, useNavigate } from './router-context.ts';

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** In place of the current address: Back leaves the page, not the last choice on it. */
export function useReplaceSearch(): (params: URLSearchParams) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (params) => {
    const search = params.toString();
    navigate(search ? `${pathname}?${search}` : pathname, { replace: true });
  };
}
