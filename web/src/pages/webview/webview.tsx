import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { albumQueries } from '../../features/album/album.api.ts';
import { WebView } from '../../features/album/external/web-view.tsx';
import { webViewWords } from '../../features/album/external/web-view.words.ts';
import { albumPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useNavigate } from '../../shell/router/router-context.ts';
import { useSearchParams } from '../../shell/router/search-params.ts';

/** Shows only what the server says may be opened; without an address it leads to the album. */
export default function WebViewPage() {
  const say = useWords(webViewWords);
  const url = useSearchParams().get('url') ?? '';
  const navigate = useNavigate();
  useEffect(() => {
    if (!url) navigate(albumPath, { replace: true });
  }, [url, navigate]);
  const address = useQuery({ ...albumQueries.webView(url), enabled: url !== '' });
  const list = { text: say.openAlbum, path: albumPath };
  return (
    <Page title={say.title} width="columns">
      {url && (
        <Loaded from={address} missing={<ItemMissing title={say.notAllowed} text={say.notAllowedText} list={list} />}>
          {(allowed) => <WebView key={allowed.url} {...allowed} />}
        </Loaded>
      )}
    </Page>
  );
}
