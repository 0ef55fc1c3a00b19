import type * as calls from 'contract/calls/phone/sharing';
import type { Context } from '../../platform/http/binding.ts';

/** While WeChat cannot be reached, the answer is that of a Forum without an account: the page says what to do. */
export async function signForWeChat({ body, services, now }: Context<typeof calls.signForWeChat>) {
  const address = new URL(services.settings.publicUrl).origin + body.page;
  return { signed: (await services.weChat.sign(address, now)) ?? null };
}
