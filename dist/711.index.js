export const id = 711;
export const ids = [711];
export const modules = {

/***/ 7711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgePull: () => (/* binding */ judgePull)
/* harmony export */ });
/* harmony import */ var _commands_run_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9446);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2573);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6322);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3343);




const PERMISSION = 'pull-requests: read';
/** Waits for GitHub's limits among it, in milliseconds. */
const LONGEST_TIME = 60_000;
/**
 * Whether a token may meet a pull request that is checked out: the events that are not about one may start a workflow that
 * is told its number, by hand or by a comment. Asks GitHub whose its head is. Where GitHub does not tell, the run goes on
 * with a notice: who wrote the workflow may have looked.
 */
async function judgePull(pull, event, { env, log, signal }) {
    if ((0,_events_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbout */ .KH)(event, pull))
        return { safe: true };
    const found = await findHead(pull, event, { env, log, signal });
    if (found === 'own')
        return { safe: true };
    if (found === 'fork')
        return (0,_events_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseCheckout */ .NU)(event.name, `the code of a pull request from a fork: #${pull} is checked out`);
    log.annotate('notice', `Whether #${pull}, which is checked out, is from a fork is not known: ${found.reason} The token of the platform is used all the same; a checkout of a branch by its name leaves no doubt.`);
    return { safe: true };
}
/** A reason is in sentences that can follow a colon. */
async function findHead(pull, event, { env, log, signal }) {
    const access = (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .readAccess */ .z)(event.name, PERMISSION, env);
    if (!access.ok)
        return { reason: (0,_commands_run_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneSentence */ .b0)({ message: access.message }) };
    try {
        const github = await (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .connectAs */ .P)(access, log, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)]));
        return await github.call({ doing: 'read whose pull request is checked out', permission: PERMISSION }, async (octokit, where) => octokit.rest.pulls.get({ ...where, pull_number: pull }), ({ head, base }) => (isSame(head.repo, base.repo) ? 'own' : 'fork'));
    }
    catch (error) {
        if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y))
            throw error;
        return { reason: (0,_commands_run_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneSentence */ .b0)(error) };
    }
}
/** The head of a deleted fork is null. */
function isSame(one, other) {
    return typeof one?.id === 'number' && one.id === other.id;
}


/***/ })

};
