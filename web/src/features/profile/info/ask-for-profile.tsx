import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { profilePath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { infoWords } from './info.words.ts';

/** It asks until the profile is submitted. */
export function AskForProfile() {
  const say = useWords(infoWords);
  const navigate = useNavigate();
  return (
    <Card padded className="ask-for-profile">
      <h2>{say.askForProfile}</h2>
      <p className="text-sub">{say.whyProfile}</p>
      <Button block onClick={() => navigate(profilePath)}>
        {say.completeProfile}
      </Button>
    </Card>
  );
}
