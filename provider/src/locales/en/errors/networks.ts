import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about networks, their reports and purchases. */
export const networks = {
  own_lead: "You can’t review your own purchase.",
  lead_step_impossible: "This isn’t possible: the purchase is {leadState}.",
  report_needs_other_admin: "You requested this report, so another admin has to apply it.",
  hold_days_need_other_admin: "You requested the shorter holding period, so another admin has to approve it.",
  hold_days_request_gone: "The request for a shorter holding period no longer exists.",
  signature_invalid: "The signature is missing, wrong or too old.",
  postback_not_in_quarantine: "This report is no longer unmatched.",
  network_key_invalid: "Use 1 to 32 lowercase letters, digits and hyphens, starting with a letter or digit.",
  network_key_taken: "A network already has this name in addresses.",
  webhook_url_invalid:
    "Enter a public https address without a password, like https://crm.example.com/webhooks.",
  webhook_changed:
    "Someone else changed this endpoint in the meantime. What you entered is still here: check it, then save again.",
  webhook_limit: "There are already 20 endpoints. Delete one that is no longer used.",
  network_changed:
    "Someone else changed this network, so nothing was saved. Reload the page and repeat your change.",
  tracking_url_invalid:
    "Enter the web address of a page (https://…) with the placeholder for the click in its path or query.",
  tracking_placeholder_unknown: "A tracking URL has places for click, site, programme and publisher only.",
  programme_decided: "This program was already reviewed. Reload the page to see its state.",
  missing_programmes_changed: "The list has changed. Reload the page to see which programs are missing now.",
  programme_site_shared:
    "The network gives {host} as the site of this program. Sites of different owners end in it, so a store can’t have it. Choose an existing store, or have the network correct the site.",
  programme_commission_unknown:
    "The network lists no commission in your currency that every purchase gets. Make the offer by hand, then set the program aside.",
  claim_not_sendable: "This claim can’t be sent to its network. Reload the page to see its state.",
  network_coupon_decided: "This coupon was already reviewed. Reload the page to see its state.",
  network_coupon_store_missing: "Its program has no offer here yet. Make an offer of the program first.",
  network_id_invalid: "Enter an ID of at most 200 characters, without spaces and braces.",
  publisher_missing: "The tracking URL needs it: enter your ID at the network.",
  programme_missing: "The network’s tracking URL needs the ID of its program.",
  programme_link_invalid: "Enter the program’s own link (https://…) without a question mark.",
  offers_without_programme:
    "Some offers of this network have no fitting program ID. Enter it there first, or pause the network.",
  address_invalid: "This is neither an IP address nor a block of them such as 192.0.2.0/24.",
  header_name_invalid: "Enter the header’s name: letters, digits and hyphens.",
  usual_days_invalid:
    "Enter from how many to how many days it usually takes. Members see this while there’s no date.",
  signature_settings_missing: "Describe the signature: this network uses its own.",
  status_words_invalid: "Enter at least one of the network’s words for a status.",
  credential_invalid: "Enter it as the network shows it.",
  secret_already_rotated:
    "The secret was already replaced by {name}. Look at it before you replace it again.",
  report_too_large: "The file is larger than 16 MB.",
  report_too_many_lines: "The file has more than 50,000 lines. Split it, then upload the parts.",
  report_not_text:
    "This isn’t a CSV file, or some of its letters are damaged. Save it as “CSV UTF-8” and try again.",
  report_empty: "The file needs a header line and at least one line below it.",
  report_too_wide: "The file has more columns than a report can have (200).",
  report_columns_missing: "Columns are missing, or there twice: {columns}.",
  report_mapping_incomplete: "How this network’s reports are read isn’t set up yet.",
  report_network_unknown: "Choose a network.",
  rate_of_own_currency: "This is the accounts’ own currency: it needs no rate.",
  rate_in_future: "This day is still ahead.",
  network_secret_invalid: "This is no secret that can be used.",
  parameter_name_invalid: "Enter a parameter’s name.",
  rates_too_large: "The file is larger than 2 MB.",
  rates_unreadable:
    "This isn’t a file of the European Central Bank’s reference rates as CSV or XML, or a rate in it can’t be read.",
  rates_without_base: "The file has no rate of {base}, in which the accounts are kept.",
  rates_applied_already: "These rates have already been imported.",
  report_applied_already: "This report has already been applied.",
  report_being_examined: "The lines of this report are still being checked.",
  report_outdated:
    "The lines were checked more than 15 minutes ago. Check them again, then apply the report.",
} satisfies Partial<Record<ErrorKey, string>>;
