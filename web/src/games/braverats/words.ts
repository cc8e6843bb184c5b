import { say } from '../../lib/words.svelte';
import type { Meeting, Preview } from './wire';

/** One meeting of the table in sentences: what meets, what decides, what it brings. */
export function meetingTold(offer: Preview, meeting: Meeting): string {
  const name = (card: string, face: string) =>
    card === face
      ? say('braverats-card', { card })
      : say('web-braverats-as', {
          card: say('braverats-card', { card }),
          face: say('braverats-card', { card: face }),
        });
  const told = [
    say('web-braverats-meet', {
      mine: name(offer.card, offer.face),
      strength: offer.strength,
      theirs: name(meeting.card, meeting.face),
      their: meeting.strength,
    }),
  ];
  const muted = meeting.muted ?? [];
  if (muted.length)
    told.push(say('web-braverats-muted', { whose: muted.length > 1 ? 'both' : (muted[0] ?? '') }));
  told.push(say('web-braverats-why', { why: meeting.why }));
  // Why a round is held says that it is.
  if (meeting.result !== 'hold') told.push(sentence(resultTold(meeting)));
  for (const what of meeting.next ?? []) told.push(say('web-braverats-next', { what }));
  return told.join(' ');
}

/** How a meeting ends, for the middle of a sentence. */
export function resultTold(meeting: Meeting): string {
  return say('web-braverats-result', {
    result: meeting.result,
    gain: meeting.gain,
    ends: meeting.ends ? 'yes' : 'no',
  });
}

const sentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
