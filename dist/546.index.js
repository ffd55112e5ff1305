export const id = 546;
export const ids = [546];
export const modules = {

/***/ 6214:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
// https://mathiasbynens.be/notes/javascript-encoding
// https://github.com/bestiejs/punycode.js - punycode.ucs2.decode
function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}
exports.A = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 5026:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

"use strict";exports.manifest = validate52;const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"cwl-promote.schema.json","title":"cwl-promote.yml","description":"Which CWL of this repository goes into which project. The base URL and the token never stand here.","type":"object","required":["version"],"dependentRequired":{"stages":["apps"],"apps":["stages"]},"additionalProperties":false,"properties":{"version":{"const":1,"description":"The version of this format: 1."},"stages":{"type":"object","description":"The projects that apps are promoted to, by a name of your choice.","minProperties":1,"propertyNames":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"additionalProperties":{"$ref":"#/$defs/stage"}},"checks":{"type":"object","description":"How serious problems in CWL are, by their code.","additionalProperties":false,"properties":{"strict":{"type":"boolean","description":"Warnings are errors."},"levels":{"$ref":"#/$defs/levels"},"paths":{"type":"array","description":"Other levels for some files. Of several that match, the last that names the code counts.","items":{"$ref":"#/$defs/exception"}},"baseline":{"type":"string","minLength":1,"description":"The file of problems that are accepted, which `validate --write-baseline` writes; relative to the working directory."}}},"exports":{"type":"object","description":"What is asked of the list of export jobs. Inputs and flags count more.","additionalProperties":false,"properties":{"report":{"type":"boolean","description":"Whether a promotion reads the export jobs too and reports on them. Default: true."},"fail-on":{"enum":["failed","new-failed","never"],"description":"What makes `exports` fail: any failed job, only those that failed since the last run, or nothing. Default: failed."},"threshold":{"type":"integer","minimum":0,"description":"As many failed jobs as this are still fine. Default: 0."},"max-pages":{"type":"integer","minimum":1,"description":"Pages of the list to read at most."}}},"remote":{"type":"object","description":"Documents of other machines that the CWL may refer to. Without it, none.","required":["hosts"],"additionalProperties":false,"properties":{"hosts":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^(?=.{1,253}$)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?$"},"description":"Names of hosts, exactly, such as raw.githubusercontent.com. They are asked over https, without credentials."},"max-bytes":{"type":"integer","minimum":1,"description":"The most that one document may have. Default: 4194304."},"timeout":{"type":"number","exclusiveMinimum":0,"maximum":600,"description":"Seconds for one document. Default: 30."}}},"limits":{"type":"object","description":"Bounds on what is read. What is larger than the defaults, and right, needs one.","additionalProperties":false,"properties":{"file-bytes":{"type":"integer","minimum":1,"maximum":268435456,"description":"Bytes of one file. Default: 16777216."},"depth":{"type":"integer","minimum":1,"maximum":500,"description":"Levels that maps and lists of one file may nest. Default: 200."},"nodes":{"type":"integer","minimum":1,"maximum":100000000,"description":"Values of one file, once its aliases are followed. Default: 200000."},"text-length":{"type":"integer","minimum":1,"maximum":4294967296,"description":"Characters of one file, once its aliases are followed. Default: 16777216."},"files":{"type":"integer","minimum":1,"maximum":10000000,"description":"Files that one document reaches. Default: 10000."},"total-bytes":{"type":"integer","minimum":1,"maximum":4294967296,"description":"Bytes of all files that one document reaches. Default: 268435456."},"expressions":{"type":"integer","minimum":1,"maximum":100000000,"description":"Expressions in JavaScript of one process. Default: 20000."},"javascript-length":{"type":"integer","minimum":1,"maximum":268435456,"description":"Characters of JavaScript of one document. Default: 1048576."},"packed-bytes":{"type":"integer","minimum":1,"maximum":268435456,"description":"Bytes of one packed description. Default: 33554432."}}},"apps":{"type":"array","description":"The documents that are apps of their own. What they run travels inside them.","minItems":1,"items":{"$ref":"#/$defs/app"}}},"$defs":{"stage":{"type":"object","required":["project"],"additionalProperties":false,"properties":{"project":{"type":"string","pattern":"^[^/\\s]+/[^/\\s]+$","description":"owner/project on the platform."},"from":{"type":"string","description":"Another stage. Apps are then copied from its project instead of installed from files."},"require-same":{"enum":["repository"],"description":"Only with `from`. Copy an app only when it is what the files of this repository pack to."},"verify":{"enum":["answer","read-back"],"description":"How an install is verified: by what the platform answers (the default), or by reading the app back as well."},"rules":{"$ref":"#/$defs/rules"},"files":{"type":"object","description":"What on the platform stands for a file or folder of the repository that a document names as a default: path → location. Only without `from`.","additionalProperties":{"type":"string","minLength":1}},"local-defaults":{"enum":["refuse","allow"],"description":"Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse."}}},"rules":{"type":"object","description":"What this stage refuses. While one app is refused, none is installed.","additionalProperties":false,"properties":{"breaking":{"enum":["allow","refuse"],"description":"Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow."},"breaking-label":{"type":"string","minLength":1,"description":"Only with `breaking: refuse`. A label that lifts the rule when the pull request has it: the one that the run is about, or each of those that it brings. Only on GitHub."},"downgrade":{"enum":["allow","refuse"],"description":"Whether an app may be installed from an older commit than the one on record, or one beside it. Needs a record, or deployments on GitHub. Default: allow."},"images":{"enum":["any","tag","digest"],"description":"How images must be pinned: not at all (the default), by a tag other than latest, or by a digest."},"branches":{"$ref":"#/$defs/patterns","description":"Branches that may promote to this stage; globs. With neither branches nor tags, any."},"tags":{"$ref":"#/$defs/patterns","description":"Tags that may promote to this stage; globs."}}},"levels":{"type":"object","description":"Code of a problem → off, advice, warning or error.","additionalProperties":{"enum":["off","advice","warning","error"]}},"exception":{"type":"object","required":["path","levels"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A file, a folder or a glob; relative to the working directory."},"levels":{"$ref":"#/$defs/levels"}}},"patterns":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"app":{"type":"object","required":["path"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the working directory."},"except":{"type":"array","items":{"type":"string","minLength":1},"description":"Files, folders or globs that `path` matches and that are no apps."},"name":{"type":"string","minLength":1,"description":"Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}."},"names":{"type":"object","description":"Another name, or several, in some stages: stage → name. May hold {name}, {stem} and {parent}.","propertyNames":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"additionalProperties":{"type":["string","array"],"minLength":1,"minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}}}}}}};const func0 = Object.prototype.hasOwnProperty;const func63 = (__webpack_require__(6214)/* ["default"] */ .A);const pattern3 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");const pattern5 = new RegExp("^(?=.{1,253}$)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?$", "u");const schema20 = {"type":"object","required":["project"],"additionalProperties":false,"properties":{"project":{"type":"string","pattern":"^[^/\\s]+/[^/\\s]+$","description":"owner/project on the platform."},"from":{"type":"string","description":"Another stage. Apps are then copied from its project instead of installed from files."},"require-same":{"enum":["repository"],"description":"Only with `from`. Copy an app only when it is what the files of this repository pack to."},"verify":{"enum":["answer","read-back"],"description":"How an install is verified: by what the platform answers (the default), or by reading the app back as well."},"rules":{"$ref":"#/$defs/rules"},"files":{"type":"object","description":"What on the platform stands for a file or folder of the repository that a document names as a default: path → location. Only without `from`.","additionalProperties":{"type":"string","minLength":1}},"local-defaults":{"enum":["refuse","allow"],"description":"Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse."}}};const pattern4 = new RegExp("^[^/\\s]+/[^/\\s]+$", "u");const schema21 = {"type":"object","description":"What this stage refuses. While one app is refused, none is installed.","additionalProperties":false,"properties":{"breaking":{"enum":["allow","refuse"],"description":"Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow."},"breaking-label":{"type":"string","minLength":1,"description":"Only with `breaking: refuse`. A label that lifts the rule when the pull request has it: the one that the run is about, or each of those that it brings. Only on GitHub."},"downgrade":{"enum":["allow","refuse"],"description":"Whether an app may be installed from an older commit than the one on record, or one beside it. Needs a record, or deployments on GitHub. Default: allow."},"images":{"enum":["any","tag","digest"],"description":"How images must be pinned: not at all (the default), by a tag other than latest, or by a digest."},"branches":{"$ref":"#/$defs/patterns","description":"Branches that may promote to this stage; globs. With neither branches nor tags, any."},"tags":{"$ref":"#/$defs/patterns","description":"Tags that may promote to this stage; globs."}}};const schema22 = {"type":"array","minItems":1,"items":{"type":"string","minLength":1}};function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate55.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(Array.isArray(data)){if(data.length < 1){const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(func63(data0) < 1){const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}}else {const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}validate55.errors = vErrors;return errors === 0;}validate55.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate54.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 of Object.keys(data)){if(!((((((key0 === "breaking") || (key0 === "breaking-label")) || (key0 === "downgrade")) || (key0 === "images")) || (key0 === "branches")) || (key0 === "tags"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.breaking !== undefined && func0.call(data, "breaking")){let data0 = data.breaking;if(!((data0 === "allow") || (data0 === "refuse"))){const err1 = {instancePath:instancePath+"/breaking",schemaPath:"#/properties/breaking/enum",keyword:"enum",params:{allowedValues: schema21.properties.breaking.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data["breaking-label"] !== undefined && func0.call(data, "breaking-label")){let data1 = data["breaking-label"];if(typeof data1 === "string"){if(func63(data1) < 1){const err2 = {instancePath:instancePath+"/breaking-label",schemaPath:"#/properties/breaking-label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/breaking-label",schemaPath:"#/properties/breaking-label/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.downgrade !== undefined && func0.call(data, "downgrade")){let data2 = data.downgrade;if(!((data2 === "allow") || (data2 === "refuse"))){const err4 = {instancePath:instancePath+"/downgrade",schemaPath:"#/properties/downgrade/enum",keyword:"enum",params:{allowedValues: schema21.properties.downgrade.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.images !== undefined && func0.call(data, "images")){let data3 = data.images;if(!(((data3 === "any") || (data3 === "tag")) || (data3 === "digest"))){const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/enum",keyword:"enum",params:{allowedValues: schema21.properties.images.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.branches !== undefined && func0.call(data, "branches")){if(!(validate55(data.branches, {instancePath:instancePath+"/branches",parentData:data,parentDataProperty:"branches",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);errors = vErrors.length;}}if(data.tags !== undefined && func0.call(data, "tags")){if(!(validate55(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);errors = vErrors.length;}}}else {const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}validate54.errors = vErrors;return errors === 0;}validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate53.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.project === undefined) || (!(func0.call(data, "project")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 of Object.keys(data)){if(!(((((((key0 === "project") || (key0 === "from")) || (key0 === "require-same")) || (key0 === "verify")) || (key0 === "rules")) || (key0 === "files")) || (key0 === "local-defaults"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.project !== undefined && func0.call(data, "project")){let data0 = data.project;if(typeof data0 === "string"){if(!pattern4.test(data0)){const err2 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/pattern",keyword:"pattern",params:{pattern: "^[^/\\s]+/[^/\\s]+$"},message:"must match pattern \""+"^[^/\\s]+/[^/\\s]+$"+"\""};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.from !== undefined && func0.call(data, "from")){if(typeof data.from !== "string"){const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data["require-same"] !== undefined && func0.call(data, "require-same")){if(!(data["require-same"] === "repository")){const err5 = {instancePath:instancePath+"/require-same",schemaPath:"#/properties/require-same/enum",keyword:"enum",params:{allowedValues: schema20.properties["require-same"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.verify !== undefined && func0.call(data, "verify")){let data3 = data.verify;if(!((data3 === "answer") || (data3 === "read-back"))){const err6 = {instancePath:instancePath+"/verify",schemaPath:"#/properties/verify/enum",keyword:"enum",params:{allowedValues: schema20.properties.verify.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.rules !== undefined && func0.call(data, "rules")){if(!(validate54(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);errors = vErrors.length;}}if(data.files !== undefined && func0.call(data, "files")){let data5 = data.files;if(data5 && typeof data5 == "object" && !Array.isArray(data5)){for(const key1 of Object.keys(data5)){let data6 = data5[key1];if(typeof data6 === "string"){if(func63(data6) < 1){const err7 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}else {const err9 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data["local-defaults"] !== undefined && func0.call(data, "local-defaults")){let data7 = data["local-defaults"];if(!((data7 === "refuse") || (data7 === "allow"))){const err10 = {instancePath:instancePath+"/local-defaults",schemaPath:"#/properties/local-defaults/enum",keyword:"enum",params:{allowedValues: schema20.properties["local-defaults"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate53.errors = vErrors;return errors === 0;}validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};const schema23 = {"type":"object","description":"Code of a problem → off, advice, warning or error.","additionalProperties":{"enum":["off","advice","warning","error"]}};function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate60.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 of Object.keys(data)){let data0 = data[key0];if(!((((data0 === "off") || (data0 === "advice")) || (data0 === "warning")) || (data0 === "error"))){const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema23.additionalProperties.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate60.errors = vErrors;return errors === 0;}validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};const schema24 = {"type":"object","required":["path","levels"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A file, a folder or a glob; relative to the working directory."},"levels":{"$ref":"#/$defs/levels"}}};function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate62.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.path === undefined) || (!(func0.call(data, "path")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.levels === undefined) || (!(func0.call(data, "levels")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "levels"},message:"must have required property '"+"levels"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 of Object.keys(data)){if(!((key0 === "path") || (key0 === "levels"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.path !== undefined && func0.call(data, "path")){let data0 = data.path;if(typeof data0 === "string"){if(func63(data0) < 1){const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.levels !== undefined && func0.call(data, "levels")){if(!(validate60(data.levels, {instancePath:instancePath+"/levels",parentData:data,parentDataProperty:"levels",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);errors = vErrors.length;}}}else {const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}validate62.errors = vErrors;return errors === 0;}validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};const schema25 = {"type":"object","required":["path"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the working directory."},"except":{"type":"array","items":{"type":"string","minLength":1},"description":"Files, folders or globs that `path` matches and that are no apps."},"name":{"type":"string","minLength":1,"description":"Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}."},"names":{"type":"object","description":"Another name, or several, in some stages: stage → name. May hold {name}, {stem} and {parent}.","propertyNames":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"additionalProperties":{"type":["string","array"],"minLength":1,"minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}}}}};function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate65.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.path === undefined) || (!(func0.call(data, "path")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 of Object.keys(data)){if(!((((key0 === "path") || (key0 === "except")) || (key0 === "name")) || (key0 === "names"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.path !== undefined && func0.call(data, "path")){let data0 = data.path;if(typeof data0 === "string"){if(func63(data0) < 1){const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.except !== undefined && func0.call(data, "except")){let data1 = data.except;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){let data2 = data1[i0];if(typeof data2 === "string"){if(func63(data2) < 1){const err4 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/properties/except/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/properties/except/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.name !== undefined && func0.call(data, "name")){let data3 = data.name;if(typeof data3 === "string"){if(func63(data3) < 1){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.names !== undefined && func0.call(data, "names")){let data4 = data.names;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 of Object.keys(data4)){const _errs12 = errors;if(typeof key1 === "string"){if(func63(key1) > 100){const err9 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key1};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(!pattern3.test(key1)){const err10 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}var valid3 = _errs12 === errors;if(!valid3){const err12 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}for(const key2 of Object.keys(data4)){let data5 = data4[key2];if((typeof data5 !== "string") && (!(Array.isArray(data5)))){const err13 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/type",keyword:"type",params:{type: schema25.properties.names.additionalProperties.type},message:"must be string,array"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if(typeof data5 === "string"){if(func63(data5) < 1){const err14 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(Array.isArray(data5)){if(data5.length < 1){const err15 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}const len1 = data5.length;for(let i1=0; i1<len1; i1++){let data6 = data5[i1];if(typeof data6 === "string"){if(func63(data6) < 1){const err16 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/names/additionalProperties/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/names/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}let i2 = data5.length;let j0;if(i2 > 1){const indices0 = {};for(;i2--;){let item0 = data5[i2];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];const err18 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;break;}indices0[item0] = i2;}}}}}else {const err19 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}validate65.errors = vErrors;return errors === 0;}validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="cwl-promote.schema.json" */;let vErrors = null;let errors = 0;const evaluated0 = validate52.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.version === undefined) || (!(func0.call(data, "version")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 of Object.keys(data)){if(!(((((((key0 === "version") || (key0 === "stages")) || (key0 === "checks")) || (key0 === "exports")) || (key0 === "remote")) || (key0 === "limits")) || (key0 === "apps"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.version !== undefined && func0.call(data, "version")){if(1 !== data.version){const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.stages !== undefined && func0.call(data, "stages")){let data1 = data.stages;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(Object.keys(data1).length < 1){const err3 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key1 of Object.keys(data1)){const _errs5 = errors;if(typeof key1 === "string"){if(func63(key1) > 100){const err4 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key1};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern3.test(key1)){const err5 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}var valid1 = _errs5 === errors;if(!valid1){const err7 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}for(const key2 of Object.keys(data1)){if(!(validate53(data1[key2], {instancePath:instancePath+"/stages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);errors = vErrors.length;}}}else {const err8 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.checks !== undefined && func0.call(data, "checks")){let data3 = data.checks;if(data3 && typeof data3 == "object" && !Array.isArray(data3)){for(const key3 of Object.keys(data3)){if(!((((key3 === "strict") || (key3 === "levels")) || (key3 === "paths")) || (key3 === "baseline"))){const err9 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data3.strict !== undefined && func0.call(data3, "strict")){if(typeof data3.strict !== "boolean"){const err10 = {instancePath:instancePath+"/checks/strict",schemaPath:"#/properties/checks/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data3.levels !== undefined && func0.call(data3, "levels")){if(!(validate60(data3.levels, {instancePath:instancePath+"/checks/levels",parentData:data3,parentDataProperty:"levels",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);errors = vErrors.length;}}if(data3.paths !== undefined && func0.call(data3, "paths")){let data6 = data3.paths;if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){if(!(validate62(data6[i0], {instancePath:instancePath+"/checks/paths/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);errors = vErrors.length;}}}else {const err11 = {instancePath:instancePath+"/checks/paths",schemaPath:"#/properties/checks/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data3.baseline !== undefined && func0.call(data3, "baseline")){let data8 = data3.baseline;if(typeof data8 === "string"){if(func63(data8) < 1){const err12 = {instancePath:instancePath+"/checks/baseline",schemaPath:"#/properties/checks/properties/baseline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/checks/baseline",schemaPath:"#/properties/checks/properties/baseline/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}else {const err14 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.exports !== undefined && func0.call(data, "exports")){let data9 = data.exports;if(data9 && typeof data9 == "object" && !Array.isArray(data9)){for(const key4 of Object.keys(data9)){if(!((((key4 === "report") || (key4 === "fail-on")) || (key4 === "threshold")) || (key4 === "max-pages"))){const err15 = {instancePath:instancePath+"/exports",schemaPath:"#/properties/exports/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data9.report !== undefined && func0.call(data9, "report")){if(typeof data9.report !== "boolean"){const err16 = {instancePath:instancePath+"/exports/report",schemaPath:"#/properties/exports/properties/report/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data9["fail-on"] !== undefined && func0.call(data9, "fail-on")){let data11 = data9["fail-on"];if(!(((data11 === "failed") || (data11 === "new-failed")) || (data11 === "never"))){const err17 = {instancePath:instancePath+"/exports/fail-on",schemaPath:"#/properties/exports/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema19.properties.exports.properties["fail-on"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data9.threshold !== undefined && func0.call(data9, "threshold")){let data12 = data9.threshold;if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){const err18 = {instancePath:instancePath+"/exports/threshold",schemaPath:"#/properties/exports/properties/threshold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((typeof data12 == "number") && (isFinite(data12))){if(data12 < 0 || isNaN(data12)){const err19 = {instancePath:instancePath+"/exports/threshold",schemaPath:"#/properties/exports/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}if(data9["max-pages"] !== undefined && func0.call(data9, "max-pages")){let data13 = data9["max-pages"];if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){const err20 = {instancePath:instancePath+"/exports/max-pages",schemaPath:"#/properties/exports/properties/max-pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if((typeof data13 == "number") && (isFinite(data13))){if(data13 < 1 || isNaN(data13)){const err21 = {instancePath:instancePath+"/exports/max-pages",schemaPath:"#/properties/exports/properties/max-pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}}else {const err22 = {instancePath:instancePath+"/exports",schemaPath:"#/properties/exports/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.remote !== undefined && func0.call(data, "remote")){let data14 = data.remote;if(data14 && typeof data14 == "object" && !Array.isArray(data14)){if((data14.hosts === undefined) || (!(func0.call(data14, "hosts")))){const err23 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}for(const key5 of Object.keys(data14)){if(!(((key5 === "hosts") || (key5 === "max-bytes")) || (key5 === "timeout"))){const err24 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data14.hosts !== undefined && func0.call(data14, "hosts")){let data15 = data14.hosts;if(Array.isArray(data15)){if(data15.length < 1){const err25 = {instancePath:instancePath+"/remote/hosts",schemaPath:"#/properties/remote/properties/hosts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}const len1 = data15.length;for(let i1=0; i1<len1; i1++){let data16 = data15[i1];if(typeof data16 === "string"){if(!pattern5.test(data16)){const err26 = {instancePath:instancePath+"/remote/hosts/" + i1,schemaPath:"#/properties/remote/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^(?=.{1,253}$)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?$"},message:"must match pattern \""+"^(?=.{1,253}$)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?$"+"\""};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}else {const err27 = {instancePath:instancePath+"/remote/hosts/" + i1,schemaPath:"#/properties/remote/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}let i2 = data15.length;let j0;if(i2 > 1){const indices0 = {};for(;i2--;){let item0 = data15[i2];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];const err28 = {instancePath:instancePath+"/remote/hosts",schemaPath:"#/properties/remote/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;break;}indices0[item0] = i2;}}}else {const err29 = {instancePath:instancePath+"/remote/hosts",schemaPath:"#/properties/remote/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}if(data14["max-bytes"] !== undefined && func0.call(data14, "max-bytes")){let data17 = data14["max-bytes"];if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){const err30 = {instancePath:instancePath+"/remote/max-bytes",schemaPath:"#/properties/remote/properties/max-bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}if((typeof data17 == "number") && (isFinite(data17))){if(data17 < 1 || isNaN(data17)){const err31 = {instancePath:instancePath+"/remote/max-bytes",schemaPath:"#/properties/remote/properties/max-bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}}if(data14.timeout !== undefined && func0.call(data14, "timeout")){let data18 = data14.timeout;if((typeof data18 == "number") && (isFinite(data18))){if(data18 > 600 || isNaN(data18)){const err32 = {instancePath:instancePath+"/remote/timeout",schemaPath:"#/properties/remote/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}if(data18 <= 0 || isNaN(data18)){const err33 = {instancePath:instancePath+"/remote/timeout",schemaPath:"#/properties/remote/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}else {const err34 = {instancePath:instancePath+"/remote/timeout",schemaPath:"#/properties/remote/properties/timeout/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}}else {const err35 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data.limits !== undefined && func0.call(data, "limits")){let data19 = data.limits;if(data19 && typeof data19 == "object" && !Array.isArray(data19)){for(const key6 of Object.keys(data19)){if(!(func0.call(schema19.properties.limits.properties, key6))){const err36 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}if(data19["file-bytes"] !== undefined && func0.call(data19, "file-bytes")){let data20 = data19["file-bytes"];if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){const err37 = {instancePath:instancePath+"/limits/file-bytes",schemaPath:"#/properties/limits/properties/file-bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}if((typeof data20 == "number") && (isFinite(data20))){if(data20 > 268435456 || isNaN(data20)){const err38 = {instancePath:instancePath+"/limits/file-bytes",schemaPath:"#/properties/limits/properties/file-bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456},message:"must be <= 268435456"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}if(data20 < 1 || isNaN(data20)){const err39 = {instancePath:instancePath+"/limits/file-bytes",schemaPath:"#/properties/limits/properties/file-bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}}if(data19.depth !== undefined && func0.call(data19, "depth")){let data21 = data19.depth;if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){const err40 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if((typeof data21 == "number") && (isFinite(data21))){if(data21 > 500 || isNaN(data21)){const err41 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}if(data21 < 1 || isNaN(data21)){const err42 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}}if(data19.nodes !== undefined && func0.call(data19, "nodes")){let data22 = data19.nodes;if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){const err43 = {instancePath:instancePath+"/limits/nodes",schemaPath:"#/properties/limits/properties/nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}if((typeof data22 == "number") && (isFinite(data22))){if(data22 > 100000000 || isNaN(data22)){const err44 = {instancePath:instancePath+"/limits/nodes",schemaPath:"#/properties/limits/properties/nodes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}if(data22 < 1 || isNaN(data22)){const err45 = {instancePath:instancePath+"/limits/nodes",schemaPath:"#/properties/limits/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}}if(data19["text-length"] !== undefined && func0.call(data19, "text-length")){let data23 = data19["text-length"];if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){const err46 = {instancePath:instancePath+"/limits/text-length",schemaPath:"#/properties/limits/properties/text-length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}if((typeof data23 == "number") && (isFinite(data23))){if(data23 > 4294967296 || isNaN(data23)){const err47 = {instancePath:instancePath+"/limits/text-length",schemaPath:"#/properties/limits/properties/text-length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967296},message:"must be <= 4294967296"};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}if(data23 < 1 || isNaN(data23)){const err48 = {instancePath:instancePath+"/limits/text-length",schemaPath:"#/properties/limits/properties/text-length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}}}if(data19.files !== undefined && func0.call(data19, "files")){let data24 = data19.files;if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){const err49 = {instancePath:instancePath+"/limits/files",schemaPath:"#/properties/limits/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}if((typeof data24 == "number") && (isFinite(data24))){if(data24 > 10000000 || isNaN(data24)){const err50 = {instancePath:instancePath+"/limits/files",schemaPath:"#/properties/limits/properties/files/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}if(data24 < 1 || isNaN(data24)){const err51 = {instancePath:instancePath+"/limits/files",schemaPath:"#/properties/limits/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}}}if(data19["total-bytes"] !== undefined && func0.call(data19, "total-bytes")){let data25 = data19["total-bytes"];if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){const err52 = {instancePath:instancePath+"/limits/total-bytes",schemaPath:"#/properties/limits/properties/total-bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}if((typeof data25 == "number") && (isFinite(data25))){if(data25 > 4294967296 || isNaN(data25)){const err53 = {instancePath:instancePath+"/limits/total-bytes",schemaPath:"#/properties/limits/properties/total-bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967296},message:"must be <= 4294967296"};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}if(data25 < 1 || isNaN(data25)){const err54 = {instancePath:instancePath+"/limits/total-bytes",schemaPath:"#/properties/limits/properties/total-bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}}if(data19.expressions !== undefined && func0.call(data19, "expressions")){let data26 = data19.expressions;if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){const err55 = {instancePath:instancePath+"/limits/expressions",schemaPath:"#/properties/limits/properties/expressions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}if((typeof data26 == "number") && (isFinite(data26))){if(data26 > 100000000 || isNaN(data26)){const err56 = {instancePath:instancePath+"/limits/expressions",schemaPath:"#/properties/limits/properties/expressions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}if(data26 < 1 || isNaN(data26)){const err57 = {instancePath:instancePath+"/limits/expressions",schemaPath:"#/properties/limits/properties/expressions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}}}if(data19["javascript-length"] !== undefined && func0.call(data19, "javascript-length")){let data27 = data19["javascript-length"];if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){const err58 = {instancePath:instancePath+"/limits/javascript-length",schemaPath:"#/properties/limits/properties/javascript-length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}if((typeof data27 == "number") && (isFinite(data27))){if(data27 > 268435456 || isNaN(data27)){const err59 = {instancePath:instancePath+"/limits/javascript-length",schemaPath:"#/properties/limits/properties/javascript-length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456},message:"must be <= 268435456"};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}if(data27 < 1 || isNaN(data27)){const err60 = {instancePath:instancePath+"/limits/javascript-length",schemaPath:"#/properties/limits/properties/javascript-length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}}}if(data19["packed-bytes"] !== undefined && func0.call(data19, "packed-bytes")){let data28 = data19["packed-bytes"];if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){const err61 = {instancePath:instancePath+"/limits/packed-bytes",schemaPath:"#/properties/limits/properties/packed-bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}if((typeof data28 == "number") && (isFinite(data28))){if(data28 > 268435456 || isNaN(data28)){const err62 = {instancePath:instancePath+"/limits/packed-bytes",schemaPath:"#/properties/limits/properties/packed-bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456},message:"must be <= 268435456"};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}if(data28 < 1 || isNaN(data28)){const err63 = {instancePath:instancePath+"/limits/packed-bytes",schemaPath:"#/properties/limits/properties/packed-bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}}}}else {const err64 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err64];}else {vErrors.push(err64);}errors++;}}if(data.apps !== undefined && func0.call(data, "apps")){let data29 = data.apps;if(Array.isArray(data29)){if(data29.length < 1){const err65 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err65];}else {vErrors.push(err65);}errors++;}const len2 = data29.length;for(let i3=0; i3<len2; i3++){if(!(validate65(data29[i3], {instancePath:instancePath+"/apps/" + i3,parentData:data29,parentDataProperty:i3,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);errors = vErrors.length;}}}else {const err66 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err66];}else {vErrors.push(err66);}errors++;}}if(data.stages !== undefined && func0.call(data, "stages")){if((data.apps === undefined) || (!(func0.call(data, "apps")))){const err67 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "stages",
    missingProperty: "apps",
    depsCount: 1,
    deps: "apps"},message:"must have property apps when property stages is present"};if(vErrors === null){vErrors = [err67];}else {vErrors.push(err67);}errors++;}}if(data.apps !== undefined && func0.call(data, "apps")){if((data.stages === undefined) || (!(func0.call(data, "stages")))){const err68 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "apps",
    missingProperty: "stages",
    depsCount: 1,
    deps: "stages"},message:"must have property stages when property apps is present"};if(vErrors === null){vErrors = [err68];}else {vErrors.push(err68);}errors++;}}}else {const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err69];}else {vErrors.push(err69);}errors++;}validate52.errors = vErrors;return errors === 0;}validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 3546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _S: () => (/* binding */ baselineFile),
  Bu: () => (/* binding */ baselineFor),
  hR: () => (/* binding */ boundedBy),
  NR: () => (/* binding */ checksFor),
  h_: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/cwl/baseline.js
var baseline = __webpack_require__(2631);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
;// CONCATENATED MODULE: ./lib/promotion/baseline-file.js





/** Reads a baseline of the repository. Throws PromotionError, `configuration` or `usage` by where its name was given. */
function readBaseline(workspace, file, givenBy) {
    const mistake = (message, hint) => 'at' in givenBy ? new errors/* PromotionError */.g('configuration', message, { hint, at: givenBy.at }) : new errors/* PromotionError */.g('usage', `\`${givenBy.input}\`: ${message}`, { hint });
    const write = `\`cwl-promote validate --write-baseline ${file}\` writes one.`;
    let value;
    try {
        value = (0,json/* parseJson */.qF)(workspace.readText((0,cwl_workspace/* pathIn */.lW)(workspace, file)));
    }
    catch (error) {
        if (error instanceof cwl_error/* CwlError */.J)
            throw mistake(error.message, error.code === 'no-such-file' ? write : (error.hint ?? write));
        if (error instanceof SyntaxError)
            throw mistake(`${file} is no baseline: ${error.message}`, write);
        throw error;
    }
    const reading = (0,baseline/* baselineFromJson */.Q5)(value);
    if (reading.ok)
        return reading.baseline;
    throw mistake(`${file} is no baseline: ${reading.message}`, write);
}

// EXTERNAL MODULE: ./lib/promotion/checks.js
var promotion_checks = __webpack_require__(5376);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var limits = __webpack_require__(4832);
;// CONCATENATED MODULE: ./lib/promotion/limits.js

/** The limits that the configuration sets; all others have their defaults. */
function limitsOf(manifest) {
    const declared = manifest?.limits ?? {};
    const names = Object.keys(limits/* LIMIT_SETTINGS */.EP);
    return Object.fromEntries(names.flatMap((name) => {
        const value = declared[limits/* LIMIT_SETTINGS */.EP[name]];
        return value === undefined ? [] : [[name, value]];
    }));
}

// EXTERNAL MODULE: ./lib/promotion/manifest.js
var promotion_manifest = __webpack_require__(8448);
;// CONCATENATED MODULE: ./lib/commands/documents/opening.js





/** Opens the working directory and reads its configuration. Throws CwlError and PromotionError. */
function openRepository({ workingDirectory, config }) {
    const workspace = (0,cwl_workspace/* openWorkspace */.OH)(workingDirectory);
    const manifest = (0,promotion_manifest/* readManifest */.WI)(workspace, config);
    return { workspace: boundedBy(manifest, workspace), manifest };
}
/** The same workspace with the limits of the configuration. */
function boundedBy(manifest, workspace) {
    const limits = limitsOf(manifest);
    return Object.keys(limits).length === 0 ? workspace : (0,cwl_workspace/* openWorkspace */.OH)(workspace.root, limits);
}
/** What the options and the configuration say about problems. Throws PromotionError. */
function checksFor(options, { workspace, manifest }) {
    const checks = (0,promotion_checks/* checksOf */.t)(manifest, options.strict ?? false);
    const baseline = baselineFor(options, { workspace, manifest });
    return baseline === undefined ? checks : { ...checks, baseline: baseline.baseline };
}
/** The path of the baseline of a run, as it was given; the option counts more than the configuration. */
function baselineFile(options, manifest) {
    return options.baseline ?? manifest?.checks?.baseline;
}
/** The baseline of a run, which must be there. Throws PromotionError. */
function baselineFor(options, { workspace, manifest }) {
    const file = baselineFile(options, manifest);
    if (file === undefined)
        return undefined;
    const givenBy = options.baseline === undefined && manifest !== undefined ? { at: manifest.at('checks', 'baseline') } : { input: 'baseline' };
    return { file, baseline: readBaseline(workspace, file, givenBy) };
}


/***/ }),

/***/ 2631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ju: () => (/* binding */ accept),
/* harmony export */   Q5: () => (/* binding */ baselineFromJson),
/* harmony export */   Rw: () => (/* binding */ baselineToJson),
/* harmony export */   Xw: () => (/* binding */ checkProblems),
/* harmony export */   tH: () => (/* binding */ countGone),
/* harmony export */   tm: () => (/* binding */ fingerprintsOf)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);

function identityOf({ file, code, message }) {
    return { file, code, message: message.replaceAll(/\bline \d+/g, 'line') };
}
/** A text for each problem that stays the same when lines move; of several alike, one for each. */
function fingerprintsOf(problems) {
    const seen = new Map();
    return problems.map((problem) => {
        const key = keyOf(identityOf(problem));
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        return `${key}${count}`;
    });
}
function keyOf({ file, code, message }) {
    return JSON.stringify([file, code, message]);
}
/**
 * Parts the problems that a baseline accepts from those it does not know: of several alike, the first ones are accepted.
 * `mayAccept` says which can be accepted at all. Throws a TypeError for what are no problems, and for what is no baseline.
 */
function accept(problems, baseline, mayAccept = () => true) {
    checkProblems(problems);
    checkBaseline(baseline);
    const left = countsOf(baseline);
    const told = [];
    const accepted = [];
    for (const problem of problems) {
        const key = keyOf(identityOf(problem));
        const count = left.get(key) ?? 0;
        if (count > 0 && mayAccept(problem)) {
            left.set(key, count - 1);
            accepted.push(problem);
        }
        else
            told.push(problem);
    }
    return { told, accepted };
}
/** Throws a TypeError for what is no list: a program without types can give the validation that the problems are in. */
function checkProblems(problems) {
    if (!Array.isArray(problems))
        throw new TypeError(`problems must be a list, such as that of \`validateDocuments\`, and are ${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(problems)}`);
}
function checkBaseline(baseline) {
    if (typeof baseline === 'object' && baseline !== null && Array.isArray(Reflect.get(baseline, 'entries')))
        return;
    throw new TypeError(`a baseline must be that of \`baselineFromJson\`, and is ${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(baseline)}`);
}
/** How many of the accepted problems do not occur any more, in files of which `isKnown` says that all is known. */
function countGone(baseline, problems, isKnown) {
    const left = countsOf(baseline);
    for (const problem of problems) {
        const key = keyOf(identityOf(problem));
        const count = left.get(key);
        if (count !== undefined)
            left.set(key, count - 1);
    }
    return baseline.entries.reduce((sum, entry) => {
        const count = left.get(keyOf(entry)) ?? 0;
        left.delete(keyOf(entry));
        return count > 0 && isKnown(entry.file) ? sum + count : sum;
    }, 0);
}
function countsOf({ entries }) {
    const counts = new Map();
    for (const entry of entries)
        counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + entry.count);
    return counts;
}
/** A baseline file that accepts these problems: readable, and in an order that makes small differences. Throws a TypeError for what are none. */
function baselineToJson(problems) {
    checkProblems(problems);
    const counts = new Map();
    for (const problem of problems) {
        const identity = identityOf(problem);
        counts.set(keyOf(identity), { ...identity, count: (counts.get(keyOf(identity))?.count ?? 0) + 1 });
    }
    const entries = [...counts].sort(([left], [right]) => (left < right ? -1 : 1));
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)([
        ['version', 1],
        ['accepted', entries.map(([, { file, code, message, count }]) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)([['file', file], ['code', code], ['message', message], ...(count === 1 ? [] : [['count', count]])]))],
    ]);
}
/** Reads a baseline file; the text says what is wrong with one that is none. */
function baselineFromJson(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || value['version'] !== 1)
        return { ok: false, message: 'a baseline is a map with version: 1; this is none, or of a later version' };
    const { accepted } = value;
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(accepted))
        return { ok: false, message: 'a baseline lists problems under accepted' };
    const entries = [];
    for (const [index, entry] of accepted.entries()) {
        const [file, code, message, count = 1] = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? [entry['file'], entry['code'], entry['message'], entry['count']] : [];
        if (typeof file !== 'string' || typeof code !== 'string' || typeof message !== 'string') {
            return { ok: false, message: `item ${index + 1} of accepted lacks file, code or message` };
        }
        if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
            return { ok: false, message: `the count of item ${index + 1} of accepted is no whole number from 1 up` };
        entries.push({ file, code, message, count });
    }
    return { ok: true, baseline: { entries } };
}


/***/ }),

/***/ 1628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   NU: () => (/* binding */ isProblemCode),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/** Every code that a problem can have. Codes are stable: they are named in configurations and baselines. */
const CODES = {
    // Files
    'no-such-file': error('A file that is referred to does not exist.'),
    'outside-repository': error('A path leaves the repository.'),
    unreadable: error('A file cannot be read, or is no regular file.'),
    'not-utf8': error('A file is not valid UTF-8.'),
    'too-large': error('A file is larger than the limit.'),
    'too-many-files': error('A document reaches more files than the limit.'),
    'too-many-bytes': error('All files that a document reaches are together larger than the limit.'),
    'remote-reference': error('A reference leads to another machine, which is not allowed.'),
    'remote-unreadable': error('A document of another machine, which may be read, could not be.'),
    'mutable-reference': warning('What an address of another machine gives may change, since it names no commit and no version.'),
    'bad-reference': error('A reference is of a kind that is not read.'),
    // YAML
    'yaml-syntax': error('The text is not YAML.'),
    'tab-indentation': error('A tab indents a line.'),
    'duplicate-key': error('A map has the same key twice.'),
    'several-documents': error('A file holds a second YAML document.'),
    'unknown-alias': error('An alias names no anchor.'),
    'recursive-alias': error('An alias stands inside the value that it names.'),
    'empty-file': error('A file is empty.'),
    'key-not-text': error('A key is not text.'),
    'bad-merge': error('A merge key merges something that is no map.'),
    'unknown-tag': error('A YAML tag does not fit its value.'),
    'not-a-number': error('A number is one that JSON cannot hold, such as NaN.'),
    'half-character': error('An escape in a text names half of a character.'),
    'too-deep': error('A document nests deeper than the limit.'),
    'too-many-nodes': error('A document holds more values than the limit once its aliases are followed.'),
    'too-much-text': error('A document holds more text than the limit once its aliases are followed, or imports and includes more.'),
    'strange-key': warning('A key begins like a comment or a quote of another language, or ends in what cannot be seen.'),
    'under-indented': warning('A continued line is indented too little for strict YAML readers.'),
    // Documents
    'import-cycle': error('An import leads back to its own file.'),
    'import-not-alone': error('An import has other fields beside it.'),
    'bad-mixin': error('A mixin names something that is no map.'),
    'no-such-name': error('A fragment names nothing in the file.'),
    'not-a-process': error('A file holds no CWL process.'),
    'no-main': error('None of several processes is named main.'),
    'no-version': error('cwlVersion is missing.'),
    'old-version': error('A document is of a draft of CWL that is no longer read.'),
    'unknown-version': error('cwlVersion is not one that is known.'),
    'no-class': error('class is missing.'),
    'run-cycle': error('A workflow runs itself, directly or not.'),
    // Structure
    'unknown-class': error('There is no such class.'),
    'wrong-class': error('A process has the fields of another class than its own.'),
    'missing-field': error('A required field is missing.'),
    'unknown-field': error('A field is not one that its object has.'),
    'later-version': error('A field or class came with a later version of CWL than the document declares.'),
    'wrong-type': error('A field has a value of the wrong kind.'),
    'unknown-type': error('A type schema is of no kind that CWL has.'),
    'too-many-problems': warning('A process has more problems of one kind than are told.'),
    'invalid-structure': error('An object does not fit the schema of its class.'),
    'unknown-hint': warning('A hint is of a class that CWL does not know.'),
    'undeclared-prefix': warning('A field, an identifier or the class of a hint has a prefix that $namespaces does not declare.'),
    'missing-schema': warning('$schemas names a file of the repository that does not exist.'),
    'duplicate-requirement': error('A requirement stands twice in one list.'),
    'mixed-versions': warning('A workflow runs a process of a newer version of CWL than its own.'),
    // Names
    'empty-name': error('A name is empty.'),
    'duplicate-id': error('Two parameters, steps or types have the same name.'),
    'id-clash': warning('A step, an input or an output is named like one of another kind.'),
    // Types
    'undefined-type': error('A type names no type that CWL or SchemaDefRequirement defines.'),
    'duplicate-alternative': error('Two alternatives of a type are lists.'),
    'duplicate-symbol': error('An enum has the same symbol twice.'),
    'duplicate-field': error('A record has the same field twice.'),
    'recursive-type': error('A type holds itself.'),
    'default-type': error('A default is no value of its parameter’s type.'),
    'missing-default': warning('A default names a file of the repository that does not exist.'),
    'file-without-location': warning('A File or Directory in a default or a working folder says neither where it is nor what it holds.'),
    'default-range': warning('A default is an integer beyond the 32 bits of int or the 64 bits of long.'),
    'default-names-source': warning('A default of a step is text that names a source.'),
    // Links
    'dangling-source': error('A source is no input of the workflow and no output of a step.'),
    'dangling-scatter': error('scatter names no input of its step.'),
    'unknown-step-input': warning('A step gives an input that what it runs does not declare.'),
    'unknown-step-output': error('A step lists an output that what it runs does not produce.'),
    'no-output-source': warning('An output of a workflow comes from nowhere.'),
    'missing-input': error('A step does not give an input that what it runs requires, or gives nothing to scatter over.'),
    'incompatible-types': error('What a source gives can never be what its sink takes.'),
    'doubtful-types': warning('What a source gives is not always what its sink takes.'),
    'conditional-source': warning('A step that may be skipped gives null where a value is required.'),
    'idle-pick-value': warning('pickValue has a single source to pick from.'),
    'missing-secondary-files': warning('A step needs files beside a file, and the source of that does not give them.'),
    'undeclared-secondary-files': warning('Steps need files beside a file of an input of their workflow, which that does not declare.'),
    'incompatible-format': warning('A step takes files of a format that its source does not give.'),
    'data-cycle': error('Steps wait for each other in a circle.'),
    'no-scatter-method': error('A step scatters over several inputs without saying how.'),
    'idle-scatter-method': advice('scatterMethod is given where at most one input is scattered.'),
    'missing-requirement': error('A feature is used without the requirement that permits it.'),
    'undeclared-feature': warning('A feature is used without the requirement that declares it.'),
    // Expressions
    'expression-as-key': warning('An expression without quotes became the key of a map.'),
    'bare-reference': warning('A parameter reference stands without $( and ), and is text.'),
    'unevaluated-expression': warning('An expression, or what goes on with one, stands where nothing is evaluated.'),
    'unbalanced-expression': error('A parameter reference or expression does not end.'),
    'parameter-reference': error('A parameter reference names something that is not there.'),
    'undefined-input': error('A parameter reference names an input that does not exist.'),
    'undefined-attribute': error('A parameter reference reads an attribute that its value does not have.'),
    'doubtful-attribute': warning('A parameter reference reads an attribute that its value does not have, where JavaScript finds undefined.'),
    'optional-value': warning('A parameter reference takes a value that may be null where none may be.'),
    'doubtful-input': warning('JavaScript reads an input that does not exist.'),
    'expression-type': warning('A parameter reference gives what its field cannot take.'),
    'too-many-expressions': error('A process has more JavaScript than the limit.'),
    'too-much-javascript': error('An expression or a library has more JavaScript than the limit.'),
    'unread-javascript': warning('A document has more JavaScript than the limit.'),
    'javascript-syntax': error('An expression is not JavaScript.'),
    'no-return': warning('JavaScript in braces returns nothing.'),
    'unreturned-output': warning('The code of an ExpressionTool returns an object without one of the outputs, or no object.'),
    'undeclared-name': warning('JavaScript uses a name that nothing declares.'),
    'newer-javascript': advice('JavaScript is newer than the one that CWL names.'),
    // Tools
    'blank-in-program': warning('baseCommand is one text with blanks in it, or a blank one, and one text names one program.'),
    'blank-in-option': warning('An option and its value are one argument.'),
    'quoted-operator': warning('An operator of the shell is quoted, which makes text of it.'),
    'line-end-in-command': warning('A line end ends the command of a shell before its last argument.'),
    'detached-value': warning('A prefix that ends with an equals sign stands apart from its value.'),
    'idle-binding': warning('The binding of a boolean or an argument adds nothing to the command line.'),
    'idle-separate': warning('separate: false has nothing to join.'),
    'outside-output': warning('A path leads out of the output directory of a tool.'),
    'beside-input': warning('A program puts its output beside its input, and not into the output directory.'),
    'one-file-twice': warning('Standard output and standard error go to one file, where each writes over the other.'),
    'nearly-named': warning('An output is sought under nearly the name that the tool is told to make.'),
    'fixed-folder': warning('A path is that of a folder which only some engines have.'),
    'glob-for-value': warning('glob finds files, and its output is no file.'),
    'unnamed-entry': warning('A file of the working folder has text and no name.'),
    'pattern-without-dot': warning('A secondary file has a pattern that begins with a letter or a star.'),
    'several-patterns': warning('One text holds several patterns of files.'),
    'brace-pattern': warning('A pattern has alternatives in braces, which only some engines read.'),
    'blank-at-end': warning('A name or pattern of a file begins or ends with a blank or a line end.'),
    'literal-question-mark': warning('A secondary file is named with a question mark at its end, which is a part of its name.'),
    'misplaced-shortcut': error('stdin, stdout or stderr stands as a type where it cannot.'),
    'misplaced-binding': error('A parameter of type stdin, stdout or stderr has a binding.'),
    'not-for-type': warning('A field is for files or directories, and its parameter holds neither.'),
    'resource-range': error('A resource or a time limit is negative, or a maximum is below its minimum.'),
    'doubtful-resource': warning('Memory or space on a disk is hardly counted in the unit of its field.'),
    // Advice
    'local-default': warning('A default is a file of the repository.'),
    'bad-image': warning('docker cannot read the name of a container image.'),
    'unpinned-image': warning('A container image has neither a tag other than latest nor a digest.'),
    'unused-input': off('Nothing uses an input.'),
    'no-label': off('A process has no label.'),
    'no-doc': off('A process has no doc.'),
    'output-without-glob': off('A file output says neither where the file is nor how to find it.'),
    // Packing
    'packed-too-large': error('The packed description is larger than the limit.'),
    'packed-too-deep': error('The packed description nests deeper than readers of JSON bear.'),
    'cannot-upgrade': error('A document means something else, or nothing, under the version that its workflow needs.'),
};
function isProblemCode(text) {
    return Object.hasOwn(CODES, text);
}
/** How severe problems of a code are unless the configuration says otherwise; what is off by default is advice. */
function severityOf(code) {
    const { severity } = CODES[code];
    return severity === 'off' ? 'advice' : severity;
}
function error(title) {
    return { severity: 'error', title };
}
function warning(title) {
    return { severity: 'warning', title };
}
function advice(title) {
    return { severity: 'advice', title };
}
function off(title) {
    return { severity: 'off', title };
}


/***/ }),

/***/ 5376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ idleExceptions),
/* harmony export */   t: () => (/* binding */ checksOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4006);
/* harmony import */ var _cwl_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1628);
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7543);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7912);
/* harmony import */ var _cwl_within_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1519);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6806);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5522);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2998);









/**
 * What the configuration says about problems, ready to be applied. Throws PromotionError `configuration` for a code
 * that no problem has, and for one that is always an error: what has it can be neither packed nor run.
 */
function checksOf(manifest, strict) {
    const declared = manifest?.checks;
    if (manifest === undefined || declared === undefined)
        return { strict };
    const { levels = {}, paths = [] } = declared;
    return {
        strict: strict || declared.strict === true,
        levels: checked(manifest, levels, 'levels'),
        paths: paths.map((exception, index) => ({
            matches: matcherOf(exception.path, manifest, index),
            levels: checked(manifest, exception.levels, 'paths', index, 'levels'),
        })),
    };
}
/**
 * A sentence on each exception of the configuration that is for no file: none of those that were looked at, and none that
 * the workspace has. Most often the path was renamed or is misspelt.
 */
function idleExceptions(manifest, workspace, lookedAt) {
    return (manifest?.checks?.paths ?? []).flatMap(({ path }, index) => {
        if (manifest === undefined)
            return [];
        const matches = matcherOf(path, manifest, index);
        if ([...lookedAt].some(matches) || mayHoldFiles(path, workspace, matches))
            return [];
        const { file, line, column } = manifest.at('checks', 'paths', index, 'path');
        return [`${file}:${line}:${column}: no CWL file is at ${(0,_cwl_within_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .withinReason */ .m)(JSON.stringify(path))}, so that this exception has no effect.`];
    });
}
/** So does a folder that cannot be looked into. */
function mayHoldFiles(path, workspace, matches) {
    try {
        return _globs_js__WEBPACK_IMPORTED_MODULE_7__/* .NEGATION */ .u.test(path) ? workspace.find(['.']).some(matches) : workspace.find([path]).length > 0;
    }
    catch (error) {
        if (error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CwlError */ .J)
            return error.code === 'unreadable';
        throw error;
    }
}
/** A file, everything in a folder, or what a glob matches, and with a `!` all else; a file whose name looks like a glob as well. */
function matcherOf(written, manifest, index) {
    const named = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(written.replace(_globs_js__WEBPACK_IMPORTED_MODULE_7__/* .NEGATION */ .u, ''));
    if (named.startsWith('/') || named.split('/').includes('..')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('configuration', `the path ${JSON.stringify(written)} leaves the repository`, { hint: 'Write it relative to the working directory.', at: manifest.at('checks', 'paths', index, 'path') });
    }
    const path = named.replace(/\/$/, '');
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_8__([path, `${path}/**`], { dot: true, nonegate: true });
    const isNamed = (file) => path === '.' || file === path || file.startsWith(`${path}/`) || isMatch(file);
    return _globs_js__WEBPACK_IMPORTED_MODULE_7__/* .NEGATION */ .u.test(written) ? (file) => file === written || !isNamed(file) : isNamed;
}
function checked(manifest, levels, ...path) {
    for (const code of Object.keys(levels)) {
        const at = manifest.at('checks', ...path, code, _place_js__WEBPACK_IMPORTED_MODULE_5__/* .KEY */ ._);
        if (!(0,_cwl_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isProblemCode */ .NU)(code)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('configuration', `no problem has the code ${JSON.stringify(code)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(code, Object.keys(_cwl_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp))}`, {
                hint: 'Codes are those that `validate` prints and docs/problems.md lists.',
                at,
            });
        }
        if (_cwl_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp[code].severity === 'error' && levels[code] !== 'error') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('configuration', `${code} is always an error: a document that has it cannot be promoted`, { hint: 'Take the line out, and mend the document.', at });
        }
    }
    return levels;
}


/***/ }),

/***/ 5522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isAmong),
/* harmony export */   u: () => (/* binding */ NEGATION)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);

/** Of a glob that is for all others than what stands behind the `!`; `!(…)` is a glob by itself. */
const NEGATION = /^!(?=[^(])/;
/**
 * Whether a list of globs lets a name in. In order, as GitHub reads such lists: what a glob lets in, one with a `!` may take
 * out again. A list of these alone lets in all else; beside others they would let in what none of those names.
 */
function isAmong(name, globs) {
    const letsInAllElse = globs.length > 0 && globs.every((glob) => NEGATION.test(glob));
    return globs.reduce((isIn, glob) => (isMatch(name, glob.replace(NEGATION, '')) ? !NEGATION.test(glob) : isIn), letsInAllElse);
}
function isMatch(name, glob) {
    return picomatch__WEBPACK_IMPORTED_MODULE_0__.isMatch(name, glob.replaceAll(PART_OF_SEGMENT, ANY_DEPTH), { nonegate: true });
}
/** Two stars that are not all there is between two slashes: picomatch takes these for one, and GitHub for any number of folders. */
const PART_OF_SEGMENT = /(?<=[^/*])\*\*(?!\*)|(?<!\*)\*\*(?=[^/*])/g;
const ANY_DEPTH = '{*,*/**/*}';


/***/ }),

/***/ 8448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ manifestsIn),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   tL: () => (/* binding */ MANIFEST_PATHS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7543);
/* harmony import */ var _cwl_globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3145);
/* harmony import */ var _cwl_text_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7972);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4342);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2101);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6806);
/* harmony import */ var _generated_manifest_cjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5026);
/* harmony import */ var _manifest_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8661);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3849);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2998);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7912);














/** Where a configuration file is looked for, relative to the repository root. */
const MANIFEST_PATHS = ['cwl-promote.yml', 'cwl-promote.yaml', '.github/cwl-promote.yml', '.github/cwl-promote.yaml'];
/**
 * Reads the configuration file at `config`, or else the one at {@link MANIFEST_PATHS}. Undefined when there is none.
 * Throws PromotionError `configuration` with file, line and column.
 */
function readManifest(workspace, config) {
    if (config !== undefined) {
        const given = (0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .pathIn */ .lW)(workspace, config);
        return parseManifest(readGiven(workspace, given), given);
    }
    const [file, other] = manifestsIn(workspace);
    if (file === undefined)
        return undefined;
    if (other !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .PromotionError */ .g('configuration', `there are two configuration files, ${file} and ${other}`, {
            hint: 'Remove one, or say which with the input `config`.',
        });
    }
    return parseManifest(workspace.readText(file), file);
}
/** Those that are there, also what cannot be read, such as a link that leads nowhere: it must not look like none. */
function manifestsIn(workspace) {
    return MANIFEST_PATHS.filter((path) => workspace.has(path) || stands(workspace, path));
}
function stands(workspace, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, path), { throwIfNoEntry: false }) !== undefined;
    }
    catch (error) {
        // `.github` is a file.
        if ((0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .codeOf */ .$N)(error) === 'ENOTDIR')
            return false;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .PromotionError */ .g('usage', `whether there is a configuration file ${path} cannot be seen: ${(0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A3)(error)}`);
    }
}
function readGiven(workspace, config) {
    try {
        return workspace.readText(config);
    }
    catch (error) {
        if (!(error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CwlError */ .J))
            throw error;
        const hint = error.code === 'no-such-file' ? `It is relative to the working directory. Without it, ${MANIFEST_PATHS[0]} is looked for, there and in .github/.` : error.hint;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .PromotionError */ .g('usage', `\`config\`: ${error.message}`, { hint });
    }
}
/** The text of a configuration file as a {@link Manifest}. Throws PromotionError `configuration`. */
function parseManifest(text, file) {
    const parsing = (0,_cwl_text_source_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYaml */ .h)(text, file);
    if (!parsing.ok)
        throw (0,_manifest_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .inOneError */ ._)(parsing.problems.map(mistakeInText)) ?? new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .PromotionError */ .g('configuration', 'not readable as YAML', { at: { file, line: 1, column: 1 } });
    const { value } = parsing;
    const at = (0,_place_js__WEBPACK_IMPORTED_MODULE_12__/* .placeFinder */ .a)(value, file);
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .PromotionError */ .g('configuration', 'the configuration is not a map of keys', { hint: BEGINNING, at: at() });
    const document = withPlainNumbers(value);
    if (!_generated_manifest_cjs__WEBPACK_IMPORTED_MODULE_9__.manifest(document))
        throw (0,_manifest_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .describeErrors */ .r)(_generated_manifest_cjs__WEBPACK_IMPORTED_MODULE_9__.manifest.errors ?? [], value, at);
    const manifest = { ...NONE, ...document, file, at };
    checkStages(manifest);
    return manifest;
}
const BEGINNING = 'It begins with `version: 1`; `cwl-promote init` writes a first one.';
/** In the place of what is said of these in CWL. */
const IN_CONFIGURATIONS = {
    'several-documents': { message: 'a second YAML document begins here', hint: 'A configuration is one document.' },
    'empty-file': { hint: BEGINNING },
    'unknown-tag': { hint: 'Put text that begins with ! in quotes.' },
};
function mistakeInText(problem) {
    return { message: problem.message, hint: problem.hint, at: problem, ...IN_CONFIGURATIONS[problem.code] };
}
/** 1.0 is 1 to the schema that editors hold the file against, and an exact number here. */
function withPlainNumbers(value) {
    if (value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ExactNumber */ .fh)
        return value.beyondDouble ? value : value.value;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isArray */ .cy)(value))
        return value.map(withPlainNumbers);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value) ? (0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .objectFrom */ ._X)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .entriesOf */ .Mc)(value).map(([key, member]) => [key, withPlainNumbers(member)])) : value;
}
/** A configuration may speak of documents only, for those who validate. */
const NONE = { stages: {}, apps: [] };
function checkStages(manifest) {
    const ofStages = Object.entries(manifest.stages).flatMap(([name, stage]) => [badProject(manifest, name, stage), ...idleSettings(manifest, name, stage), ...openGlobs(manifest, name, stage), badSource(manifest, name, stage)]);
    const ofApps = manifest.apps.flatMap((app, index) => Object.keys(app.names ?? {})
        .filter((stage) => !Object.hasOwn(manifest.stages, stage))
        .map((stage) => noSuchStage(manifest, stage, manifest.at('apps', index, 'names', stage, _place_js__WEBPACK_IMPORTED_MODULE_12__/* .KEY */ ._))));
    const error = (0,_manifest_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .inOneError */ ._)([...ofStages, ...ofApps, ...costlyGlobs(manifest)].filter((mistake) => mistake !== undefined));
    if (error !== undefined)
        throw error;
}
function badProject({ at }, name, { project }) {
    const fault = (0,_names_js__WEBPACK_IMPORTED_MODULE_11__/* .faultOfProject */ .jW)(project);
    return fault === undefined ? undefined : { message: `${quote(project)} is no project: ${fault}`, hint: 'Write owner/project, as in acme/rnaseq.', at: at('stages', name, 'project') };
}
/** What could have no effect on this stage was meant for something else. */
function idleSettings({ at }, name, stage) {
    const { from, rules } = stage;
    const idle = [];
    const refuse = (why, hint, ...path) => {
        idle.push({ message: `the stage ${quote(name)} has ${why}`, hint, at: at('stages', name, ...path, _place_js__WEBPACK_IMPORTED_MODULE_12__/* .KEY */ ._) });
    };
    if (stage['require-same'] !== undefined && from === undefined) {
        refuse('`require-same` but no `from`: it is installed from files anyway', 'Remove `require-same`, or say with `from` which stage is copied.', 'require-same');
    }
    if (rules?.['breaking-label'] !== undefined && rules.breaking !== 'refuse') {
        refuse('a `breaking-label`, but no rule that it could lift', 'Add `breaking: refuse`, or remove the label.', 'rules', 'breaking-label');
    }
    for (const key of ['files', 'local-defaults']) {
        if (from === undefined || stage[key] === undefined)
            continue;
        refuse(`\`${key}\`, but it is copied: what it holds is as it was installed elsewhere`, `Give \`${key}\` to the stage that is installed from files.`, key);
    }
    return idle;
}
/** git has no name with a `[`, so that such a glob is for nothing, and the rule would refuse every run. */
function openGlobs({ at }, name, { rules }) {
    return ['branches', 'tags'].flatMap((kind) => (rules?.[kind] ?? []).flatMap((glob, index) => /\[[^\]]*$/.test(glob) ? [{ message: `the glob ${quote(glob)} has a \`[\` that nothing closes, so that it is for no name`, hint: 'Write a `]` behind the characters that it allows, or take the `[` out.', at: at('stages', name, 'rules', kind, index) }] : []));
}
/** A run that matches names with such a glob may never end. */
function costlyGlobs({ stages, apps, checks, at }) {
    const refuse = (glob, ...path) => {
        const fault = (0,_cwl_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .faultOfGlob */ .MN)(glob);
        return fault === undefined ? [] : [{ message: `the glob ${quote(glob)} ${fault}`, hint: _cwl_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAINER_GLOB */ .rk, at: at(...path) }];
    };
    const ofStages = Object.entries(stages).flatMap(([name, { rules }]) => ['branches', 'tags'].flatMap((kind) => (rules?.[kind] ?? []).flatMap((glob, index) => refuse(glob, 'stages', name, 'rules', kind, index))));
    const ofApps = apps.flatMap(({ path, except = [] }, row) => [...refuse(path, 'apps', row, 'path'), ...except.flatMap((glob, index) => refuse(glob, 'apps', row, 'except', index))]);
    return [...ofStages, ...ofApps, ...(checks?.paths ?? []).flatMap(({ path }, index) => refuse(path, 'checks', 'paths', index, 'path'))];
}
const FROM_FILES = 'Name another stage with `from`, or leave it out: then the stage is installed from files.';
function badSource(manifest, name, { from }) {
    const { stages } = manifest;
    if (from === undefined)
        return undefined;
    const at = manifest.at('stages', name, 'from');
    if (from === name)
        return { message: `the stage ${quote(name)} is copied from itself`, hint: FROM_FILES, at };
    if (!Object.hasOwn(stages, from))
        return noSuchStage(manifest, from, at);
    const circle = circleFrom(stages, name);
    // One circle is one mistake, and told at the first of its stages.
    const isFirst = circle !== undefined && Object.keys(stages).find((stage) => circle.includes(stage)) === name;
    return isFirst ? { message: `the stages are copied in a circle: ${[...circle, name].join(' ← ')}`, hint: FROM_FILES, at } : undefined;
}
/** The stages that a stage is copied from, where it is one of them itself. */
function circleFrom(stages, name) {
    const seen = [name];
    for (let next = stages[name]?.from; next !== undefined && next !== name; next = stages[next]?.from) {
        if (seen.includes(next))
            return undefined;
        seen.push(next);
    }
    return seen.length > 1 && stages[seen.at(-1) ?? name]?.from === name ? seen : undefined;
}
function noSuchStage({ stages }, name, at) {
    const names = Object.keys(stages);
    return { message: `no stage is named ${quote(name)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_13__/* .didYouMean */ .au)(name, names)}`, hint: `The stages are ${names.join(', ')}.`, at };
}
function quote(name) {
    return JSON.stringify(name);
}


/***/ })

};
