import './index.css';
import { useQuery } from '@tanstack/react-query';
import { agendaQueries } from '../../features/agenda/agenda.api.ts';
import { NowAndNext } from '../../features/agenda/now-and-next.tsx';
import { ForumHero } from '../../features/about/forum-hero.tsx';
import { useForumName } from '../../features/about/forum-name.ts';
import { PullToRefresh } from '../../kit/pull-to-refresh/pull-to-refresh.tsx';
import { useDates } from '../../lib/dates.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { shellWords } from '../../shell/shell.words.ts';
import { TabBar } from '../../shell/tab-bar/tab-bar.tsx';
import { LanguageSwitch } from '../../shell/top-bar/language-switch.tsx';

export default function HomePage() {
  const say = useWords(shellWords);
  const agenda = useQuery(agendaQueries.all(useLanguage()));
  const forum = agenda.data?.forum;
  const name = useForumName(forum) ?? say.appName;
  const dates = useDates(forum?.timeZone ?? 'Asia/Shanghai');
  const [first, last] = [agenda.data?.days[0]?.date, agenda.data?.days.at(-1)?.date];
  return (
    <Page title={name} ownHead foot={<TabBar />}>
      <PullToRefresh
        texts={{ pull: say.pullDown, release: say.release, refreshing: say.refreshing }}
        onRefresh={() => agenda.refetch()}
      >
        <ForumHero
          name={name}
          theme={forum?.theme}
          dates={first && last && dates.days(first, last)}
          place={forum?.place}
          actions={<LanguageSwitch inverse />}
        />
        <div className="home">
          <Loaded from={agenda}>{(loaded) => <NowAndNext agenda={loaded} />}</Loaded>
        </div>
      </PullToRefresh>
    </Page>
  );
}
