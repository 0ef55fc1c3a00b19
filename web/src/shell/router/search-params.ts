import { useLocation, useNavigate } from './router-context.ts';

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** Replaces the current address, so that Back leaves the page and does not undo the last choice on it. */
export function useReplaceSearch(): (params: URLSearchParams) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (params) => {
    const search = params.toString();
    navigate(search ? `${pathname}?${search}` : pathname, { replace: true });
  };
}
