import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { blockAccount, eraseAccount, readAccounts, unblockAccount } from "./accountListService.ts";
import {
  AccountConnection,
  AccountsArgs,
  BlockAccountInput,
  BlockAccountPayload,
  EraseAccountInput,
  EraseAccountPayload,
  UnblockAccountInput,
  UnblockAccountPayload,
} from "./ListedAccount.ts";

/** Everybody's accounts, for admins. */
@Resolver()
export class AccountListResolver {
  @Query(() => AccountConnection, {
    nullable: true,
    description: "Accounts, the newest first; those being erased are left out. Throws BAD_USER_INPUT for a bad page.",
  })
  @allow("admin")
  accounts(@Args(() => AccountsArgs) args: AccountsArgs, @Ctx() ctx: Context): Promise<AccountConnection> {
    return readAccounts(ctx, args);
  }

  @Mutation(() => BlockAccountPayload, {
    description:
      "Signs an account out everywhere at once, and lets nobody in until it is unblocked; once more changes nothing. Errors: LAST_ADMIN, NOT_FOUND, OWN_ACCOUNT, VERIFY_AGAIN.",
  })
  @allow("admin")
  blockAccount(
    @Arg("input", () => BlockAccountInput, { description: "Which one." }) input: BlockAccountInput,
    @Ctx() ctx: Context,
  ): Promise<BlockAccountPayload> {
    return blockAccount(ctx, input.key);
  }

  @Mutation(() => UnblockAccountPayload, {
    description:
      "Lets an account be signed in to again; once more changes nothing. Errors: NOT_FOUND, OWN_ACCOUNT, VERIFY_AGAIN.",
  })
  @allow("admin")
  unblockAccount(
    @Arg("input", () => UnblockAccountInput, { description: "Which one." }) input: UnblockAccountInput,
    @Ctx() ctx: Context,
  ): Promise<UnblockAccountPayload> {
    return unblockAccount(ctx, input.key);
  }

  @Mutation(() => EraseAccountPayload, {
    description:
      "Erases an account and everything in it, as its owner can; it cannot be undone. Errors: LAST_ADMIN, NOT_FOUND, OWN_ACCOUNT, VERIFY_AGAIN.",
  })
  @allow("admin")
  eraseAccount(
    @Arg("input", () => EraseAccountInput, { description: "Which one." }) input: EraseAccountInput,
    @Ctx() ctx: Context,
  ): Promise<EraseAccountPayload> {
    return eraseAccount(ctx, input.key);
  }
}
