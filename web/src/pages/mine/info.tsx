import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Delegate } from 'contract/calls/delegates';
import type { Profile } from 'contract/calls/profile';
import { useEffect, useState } from 'react';
import { DelegateDetails } from '../../features/delegates/delegate/delegate-details.tsx';
import { ProfileForm } from '../../features/profile/form/profile-form.tsx';
import { FormPhoto } from '../../features/profile/photo/form-photo.tsx';
import { AsOthersSee } from '../../features/profile/preview/as-others-see.tsx';
import { PreviewLink } from '../../features/profile/preview/preview-link.tsx';
import { previewWords } from '../../features/profile/preview/preview.words.ts';
import { profileQueries } from '../../features/profile/profile.api.ts';
import { profileWords } from '../../features/profile/profile.words.ts';
import { ProfileRecord } from '../../features/profile/record/profile-record.tsx';
import { ConfirmToSee } from '../../features/sign-in/confirm/confirm-to-see.tsx';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { whenQuiet } from '../../lib/idle/idle.ts';
import { language as current, useLanguage } from '../../lib/language.ts';
import { ownPreviewPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

const CorrectionSheet = loadedLater(() => import('../../features/profile/correction/correction-sheet.tsx'));

export function ahead(queries: QueryClient) {
  void queries.prefetchQuery(profileQueries.one(current.get()));
}

export default function ProfilePage() {
  return useSearchParams().get('view') === 'others' ? <Preview /> : <Own />;
}

function Own() {
  const say = useWords(profileWords);
  const profile = useQuery(profileQueries.one(useLanguage()));
  return (
    <Page title={profile.data?.submittedAt === null ? say.fillIn : say.profilePage}>
      <ConfirmToSee error={profile.error}>
        <Loaded from={profile}>
          {(record) =>
            record.submittedAt === null ? (
              <ProfileForm record={record} photo={<FormPhoto profile={record} />} />
            ) : (
              <Submitted record={record} submittedAt={record.submittedAt} />
            )
          }
        </Loaded>
      </ConfirmToSee>
    </Page>
  );
}

function Submitted({ record, submittedAt }: { record: Profile; submittedAt: string }) {
  const [asks, ask] = useState(false);
  useEffect(() => whenQuiet(CorrectionSheet.prepare), []);
  return (
    <>
      <ProfileRecord
        {...{ record, submittedAt }}
        preview={<PreviewLink to={ownPreviewPath} />}
        onAsk={() => ask(true)}
      />
      {asks && <CorrectionSheet atOnce record={record} onClose={() => ask(false)} />}
    </>
  );
}

const asOthersOpenIt = (delegate: Delegate) => <DelegateDetails delegate={delegate} />;

/** It shows a delegate as their page does, so that the preview cannot differ from it. */
function Preview() {
  const say = useWords(previewWords);
  const profile = useQuery(profileQueries.one(useLanguage()));
  return (
    <Page title={say.whatOthersSee}>
      <ConfirmToSee error={profile.error}>
        <AsOthersSee show={asOthersOpenIt} />
      </ConfirmToSee>
    </Page>
  );
}
